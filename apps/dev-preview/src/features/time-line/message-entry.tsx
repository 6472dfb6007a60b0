import type { ReactElement } from 'react';
import type { TrafficLine } from '#features/bridge/traffic.model.ts';
import { Chip } from '#shared/controls.tsx';
import { clockTime } from '#shared/times.ts';
import { ContractLink } from './values.tsx';
import { pretty } from './time-line.model.ts';
import '#shared/controls.css';
import './time-line.css';

/** One message. */
export interface MessageEntryProps {
  readonly message: TrafficLine;
  /** Where its contract can be read. */
  readonly contract: string;
}

/** A message between page and shell on one line; unfolded, its payload. */
export function MessageEntry({ message, contract }: MessageEntryProps): ReactElement {
  const { at, direction, name, outcome, payload, isGood } = message;
  return (
    <details>
      <summary>
        <time className="dp-mono">{clockTime(at)}</time>
        <Chip tone={isGood ? 'good' : 'bad'}>{direction === 'to-shell' ? 'page → shell' : 'shell → page'}</Chip>
        <strong className="dp-mono">{name}</strong>
        <span className="dp-mono dp-entry-outcome">{outcome}</span>
        <code className="dp-code dp-entry-payload">{payload}</code>
      </summary>
      <div className="dp-entry-details">
        <p>
          <ContractLink href={contract} />
        </p>
        <pre className="dp-code">{payload === '' ? 'No payload.' : pretty(payload)}</pre>
      </div>
    </details>
  );
}
