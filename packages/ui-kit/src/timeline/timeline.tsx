import type { ReactElement, ReactNode } from 'react';
import { OneLine } from '../one-line/one-line.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './timeline.css';

export interface TimelineEntry {
  /** 'Fri, Nov 27, 2026', or what the date is called. */
  readonly date: string;
  /** As it is read: '₱1,816.67'. */
  readonly amount?: string | ReactElement;
  readonly note?: ReactNode;
  readonly place: 'past' | 'next' | 'later';
}

export interface TimelineProps {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
  /** Folded, only so many and the last are seen on a screen; on paper all are. */
  readonly foldedTo?: number | undefined;
  /** For the `aria-controls` of what unfolds it. */
  readonly id?: string;
}

/** Shows a plan: each line has a date, an amount and a note. */
export function Timeline({ label, entries, foldedTo = entries.length, id }: TimelineProps): ReactElement {
  const last = entries.length - 1;
  const foldOf = (index: number) => {
    if (index === foldedTo - 1 && index < last - 1) return ' peace-timeline__entry--before-folded';
    return index < foldedTo || index === last ? '' : ' peace-timeline__entry--folded';
  };
  const classOf = ({ place }: TimelineEntry, index: number) =>
    `peace-timeline__entry peace-timeline__entry--${place}${foldOf(index)}`;
  return (
    <ol id={id} className="peace-timeline" aria-label={label}>
      {entries.map((entry, index) => (
        // An entry is its place.
        <li key={index} className={classOf(entry, index)}>
          <span className="peace-timeline__line">
            <span className="peace-timeline__date">
              <UnbrokenText>{entry.date}</UnbrokenText>
            </span>
            {entry.amount && (
              <span className="peace-timeline__amount">
                {typeof entry.amount === 'string' ? <OneLine>{entry.amount}</OneLine> : entry.amount}
              </span>
            )}
          </span>
          {entry.note && <span className="peace-timeline__note">{entry.note}</span>}
        </li>
      ))}
    </ol>
  );
}
