import type { ReactElement, ReactNode } from 'react';

import './instalment-progress.css';

export interface InstalmentProgressProps {
  /** The instalment that is due, from 1. */
  readonly current: number;
  /** How many there are. */
  readonly total: number;
  /** The same in words: 'Instalment 2 of 4'. */
  readonly label: ReactNode;
}

/** More parts than this would be dots. */
const MOST_PARTS = 24;

/** Which instalment of how many: in words, and as a line of parts that only repeats them. */
export function InstalmentProgress({ current, total, label }: InstalmentProgressProps): ReactElement {
  return (
    <div className="peace-instalments">
      <p className="peace-instalments__label">{label}</p>
      {total <= MOST_PARTS && (
        <div className="peace-instalments__line" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span
              key={index}
              className={`peace-instalments__part peace-instalments__part--${placeOf(index + 1, current)}`}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function placeOf(part: number, current: number): 'paid' | 'current' | 'toCome' {
  if (part === current) return 'current';
  return part < current ? 'paid' : 'toCome';
}
