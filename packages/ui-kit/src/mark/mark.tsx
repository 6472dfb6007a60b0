import type { ReactElement } from 'react';
import { mark } from './mark-paths.js';
import './mark.css';

export interface MarkProps {
  /** Width and height in px. */
  readonly size: number;
  /** The place within a drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** The product's mark on its ground. The name beside it says the same, so it is hidden from screen readers. */
export function Mark({ size, x, y }: MarkProps): ReactElement {
  return (
    <svg className="peace-mark" x={x} y={y} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="peace-mark__ground" width="32" height="32" rx="8" />
      <path d={mark.letter} strokeWidth={mark.letterWidth} />
      <path d={mark.bars} strokeWidth={mark.barWidth} />
    </svg>
  );
}
