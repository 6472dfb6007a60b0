import type { CSSProperties, ReactElement, ReactNode } from 'react';

import { CODE128 } from './code128.js';
import './barcode.css';

/** Up to here a symbol fits a small phone's width at 1.5 px a module; a longer one is turned along the screen. */
const MAX_MODULES_ACROSS = 180;

/** The light margin the standard wants before and after the bars, in modules (ISO/IEC 15417). */
const QUIET_ZONE = 10;

/** More modules than this are drawn too fine on a phone for a counter's scanner: about 45 letters, or 88 digits. */
const MAX_MODULES = 520;

/**
 * A text as a Code 128 symbol (ISO/IEC 15417): one character a module, '1' for dark; code sets, check character and
 * stop included, quiet zones not. `null` for what cannot be a barcode: nothing, characters other than printable ASCII,
 * or too much of it.
 */
export function code128Modules(text: string): string | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const { data } = new CODE128(text, {}).encode();
  return data.length > MAX_MODULES ? null : data;
}

export interface BarcodeProps {
  /** Printable ASCII. */
  readonly code: string;
  /** The accessible name. */
  readonly label: string;
  /** Shown instead when the code cannot be a barcode. */
  readonly fallback: ReactNode;
}

type ModulesStyle = CSSProperties & Record<'--modules', number>;

/**
 * A Code 128 barcode to hold under a cashier's scanner: black on white in the dark too, its modules a whole number of
 * device pixels wide. Meant to be loaded lazily: it brings the encoder.
 */
export function Barcode({ code, label, fallback }: BarcodeProps): ReactElement {
  const modules = code128Modules(code);
  if (modules === null) return <>{fallback}</>;
  const total = modules.length + 2 * QUIET_ZONE;
  const style: ModulesStyle = { '--modules': total };
  const path = barsPath(modules, QUIET_ZONE);
  const isAcross = total <= MAX_MODULES_ACROSS;
  return (
    <div className={`peace-barcode peace-barcode--${isAcross ? 'across' : 'along'}`} style={style}>
      <svg
        className="peace-barcode__symbol"
        viewBox={isAcross ? `0 0 ${total} 1` : `0 0 1 ${total}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        focusable="false"
        role="img"
        aria-label={label}
      >
        {/* A quarter turn: x becomes y. */}
        <path d={path} transform={isAcross ? undefined : 'matrix(0 1 1 0 0 0)'} />
      </svg>
    </div>
  );
}

/** Dark modules as an SVG path one unit high: each run of '1' is a rectangle, `from` units in. */
function barsPath(modules: string, from: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${from + index} 0h${length}v1h-${length}z`)
    .join('');
}
