import { type CSSProperties, type ReactElement, useState } from 'react';
import './product-logo.css';

/** The first letter or digit of a name, in capitals: 'ñandú' gives 'Ñ'; '' when it has none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
}

/** A hue of the first word, which most have to themselves: 'GCash' and 'GCash e-wallet' have one. */
const hueStyle = (name: string): CSSProperties & Record<'--logo-hue', number> => ({
  '--logo-hue': ((name.charCodeAt(0) || 0) * 137 + name.search(/\s|$/) * 19) % 360,
});

export interface ProductLogoProps {
  /** Address of the picture; empty or absent when the server sent none. */
  readonly src?: string | null;
  /** The lender's name; it is beside the logo as text, so the picture itself has no alternative. */
  readonly name: string;
  readonly size?: 'small' | 'medium';
}

/** A product's or channel's logo; its first letter on a tile when there is none or it does not load. */
export function ProductLogo({ src, name, size = 'medium' }: ProductLogoProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const className = `peace-logo peace-logo--${size}`;
  if (!src || src === failedSrc) {
    return (
      <span className={`${className} peace-logo--initial`} style={hueStyle(name)} aria-hidden="true">
        {initialOf(name)}
      </span>
    );
  }
  return (
    <img
      ref={(image) => {
        // It may have failed before React hydrated the markup. An SVG without a size has no natural width either:
        // decoding distinguishes them.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailedSrc(src));
      }}
      className={className}
      referrerPolicy="no-referrer"
      src={src}
      alt=""
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}
