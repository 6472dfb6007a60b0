import type { ReactElement } from 'react';
import { Section, ToolButton } from '#shared/controls.tsx';
import { clockTime } from '#shared/times.ts';
import type { Traffic, TrafficLine } from './traffic.model.ts';
import './bridge.css';

/** What page and shell have said to each other. */
export interface TrafficListProps {
  readonly traffic: Traffic;
  readonly onClear: () => void;
}

/** The messages as they come, the newest on top, with payload and outcome. */
export function TrafficList({ traffic, onClear }: TrafficListProps): ReactElement {
  return (
    <Section
      title="Messages"
      actions={
        <ToolButton disabled={traffic.length === 0} onClick={onClear}>
          Clear
        </ToolButton>
      }
    >
      {traffic.length === 0 ? (
        <p className="dp-empty">
          No message yet. What the page says to its shell appears here, and the shell’s events.
        </p>
      ) : (
        <ol className="dp-list dp-traffic" aria-label="Messages, newest first">
          {traffic.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Line({ line }: { readonly line: TrafficLine }): ReactElement {
  return (
    <li className="dp-traffic-line">
      <time className="dp-mono">{clockTime(line.at)}</time>
      <span className="dp-traffic-direction">{line.direction === 'to-shell' ? 'page → shell' : 'shell → page'}</span>
      <strong className="dp-mono">{line.name}</strong>
      <span className={`dp-mono ${line.isGood ? 'dp-good' : 'dp-bad'}`}>{line.outcome}</span>
      {line.payload === '' ? null : <code className="dp-code dp-traffic-payload">{line.payload}</code>}
    </li>
  );
}
