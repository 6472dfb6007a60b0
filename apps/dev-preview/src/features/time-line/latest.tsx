import type { ReactElement } from 'react';
import { Chip } from '#shared/controls.tsx';
import { toneOf, type TimeLineEntry } from './time-line.model.ts';
import '#shared/controls.css';
import './time-line.css';

/** The newest of the time line, and what shows all of it. */
export interface LatestProps {
  /** Newest first. */
  readonly entries: readonly TimeLineEntry[];
  readonly onOpen: () => void;
}

const shown = 3;

/** What a tap caused, below the phone where there is no room for the time line beside it. */
export function Latest({ entries, onOpen }: LatestProps): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <button type="button" className="dp-latest" title="Opens the time line" onClick={onOpen}>
      {entries.slice(0, shown).map((entry) => (
        <span key={entry.id}>
          <LatestChip entry={entry} />{' '}
          <span className="dp-mono">
            {entry.kind === 'request' ? entry.request.endpoint || entry.request.path : entry.message.name}
          </span>
        </span>
      ))}
    </button>
  );
}

function LatestChip({ entry }: { readonly entry: TimeLineEntry }): ReactElement {
  if (entry.kind === 'request') {
    const { status } = entry.request;
    return <Chip tone={toneOf(entry.request)}>{status === 0 ? 'lost' : status}</Chip>;
  }
  const { direction, isGood } = entry.message;
  return <Chip tone={isGood ? 'good' : 'bad'}>{direction === 'to-shell' ? '→ shell' : '→ page'}</Chip>;
}
