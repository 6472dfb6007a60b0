import { useState, type ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import type { LogEntry } from '#shared/sandbox-wire.ts';
import { clockTime } from '#shared/times.ts';
import './sandbox.css';

/** What the sandbox was asked, oldest first. */
export interface RequestLogProps {
  readonly log: readonly LogEntry[];
  readonly onClear: () => void;
}

const shown = 100;

/** The calls as the backend saw them, newest first, each with its payload. */
export function RequestLog({ log, onClear }: RequestLogProps): ReactElement {
  const [wanted, setWanted] = useState('');
  const found = log.filter(({ endpoint, path, outcome }) =>
    `${endpoint} ${path} ${outcome}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <Section
      title="Requests"
      actions={
        <ToolButton disabled={log.length === 0} onClick={onClear}>
          Clear
        </ToolButton>
      }
    >
      <LabelledInput
        label="Filter by name, path or outcome"
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 ? (
        <p className="dp-empty dp-spaced">{log.length === 0 ? 'No request yet.' : 'No request like that.'}</p>
      ) : (
        <ol className="dp-list dp-requests" aria-label="Requests, newest first">
          {found
            .slice(-shown)
            .reverse()
            .map((entry) => (
              <li key={entry.id}>
                <Request entry={entry} />
              </li>
            ))}
        </ol>
      )}
      {found.length > shown ? (
        <p className="dp-hint">
          The newest {shown} of {found.length}.
        </p>
      ) : null}
    </Section>
  );
}

function Request({ entry }: { readonly entry: LogEntry }): ReactElement {
  return (
    <details className="dp-request">
      <summary>
        <time className="dp-mono">{clockTime(entry.at)}</time>
        <span className="dp-mono">{entry.method}</span>
        <span className="dp-request-name">
          <strong className="dp-mono">{entry.endpoint || 'unknown'}</strong>{' '}
          <code className="dp-code">{entry.path}</code>
        </span>
        <span className={`dp-mono ${entry.outcome === 'ok' ? 'dp-good' : 'dp-bad'}`}>
          {entry.status === 0 ? 'no answer' : entry.status} {entry.outcome}
        </span>
      </summary>
      <Values title="Payload" values={entry.payload} />
      <Values title="Query" values={entry.query} />
      <Values title="Headers" values={entry.headers} />
    </details>
  );
}

function Values(props: { readonly title: string; readonly values: Readonly<Record<string, string>> }): ReactElement {
  const entries = Object.entries(props.values);
  return (
    <div className="dp-values">
      <h3>{props.title}</h3>
      {entries.length === 0 ? <p className="dp-hint">none</p> : null}
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="dp-mono">{name}</dt>
            <dd className="dp-code">{value === '' ? '(empty)' : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
