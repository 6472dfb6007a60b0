import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import './separator.css';

/** A line between two parts that can be dragged, or moved by the arrow keys. */
export interface SeparatorProps {
  readonly label: string;
  /** Which way the line runs. */
  readonly orientation: 'vertical' | 'horizontal';
  /** The position, in the units of `onMove`. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** An arrow key moves it by this much. */
  readonly step: number;
  /** The value at a point of the window. */
  readonly valueAt: (x: number, y: number) => number;
  readonly onMove: (value: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 };

/** Sizes the parts on both sides of it. */
export function Separator(props: SeparatorProps): ReactElement {
  const { label, orientation, value, min, max, step, valueAt, onMove } = props;
  const move = (wanted: number) => onMove(Math.round(Math.min(max, Math.max(min, wanted))));
  const handleDown = (event: PointerEvent<HTMLDivElement>) => event.currentTarget.setPointerCapture(event.pointerId);
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(valueAt(event.clientX, event.clientY));
  };
  const handleKey = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(value + direction * step);
  };
  return (
    <div
      className={`dp-separator dp-separator--${orientation}`}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onKeyDown={handleKey}
    />
  );
}
