import type { LogEntry } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import { Chip, ToolButton } from '#shared/controls.tsx';
import { clockTime } from '#shared/times.ts';
import { ContractLink, Values } from './values.tsx';
import { canReplay, pretty, sentWith, toneOf } from './time-line.model.ts';
import '#shared/controls.css';
import './time-line.css';

/** One request and what can be done with it. */
export interface RequestEntryProps {
  readonly request: LogEntry;
  readonly onCopyCurl: (request: LogEntry) => void;
  readonly onReplay: (request: LogEntry) => void;
  /** Its answer is to be read. */
  readonly onUnfold: (request: LogEntry) => void;
  /** Where its contract can be read. */
  readonly contract: string;
  /** Undefined until it was read. */
  readonly answer: string | undefined;
}

/** A request on one line; unfolded, all that the backend received and what it answered. */
export function RequestEntry({
  request,
  onCopyCurl,
  onReplay,
  onUnfold,
  contract,
  answer,
}: RequestEntryProps): ReactElement {
  const { endpoint, method, path, query, payload, headers, status, outcome, tookMs } = request;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && onUnfold(request)}>
      <summary>
        <time className="dp-mono">{clockTime(request.realAt)}</time>
        <Chip tone={toneOf(request)}>{status === 0 ? 'lost' : status}</Chip>
        <strong className="dp-mono">{endpoint || 'unknown'}</strong>
        <span className="dp-mono dp-entry-outcome">{outcome === 'ok' ? '' : outcome}</span>
        <code className="dp-code dp-entry-payload">{JSON.stringify(sentWith(request))}</code>
        <span className="dp-hint dp-entry-took">{tookMs} ms</span>
      </summary>
      <div className="dp-entry-details">
        <p className="dp-code">
          {method} {path}
        </p>
        <div className="dp-row">
          <ToolButton onClick={() => onCopyCurl(request)}>Copy as curl</ToolButton>
          <ToolButton disabled={!canReplay(request)} onClick={() => onReplay(request)}>
            Send again
          </ToolButton>
          {endpoint === '' ? null : <ContractLink href={contract} />}
        </div>
        <Answer text={answer} isLost={status === 0} />
        <Values title="Payload" values={payload} />
        <Values title="Query" values={query} />
        <Values title="Headers" values={headers} />
      </div>
    </details>
  );
}

function Answer({ text, isLost }: { readonly text: string | undefined; readonly isLost: boolean }): ReactElement {
  return (
    <details className="dp-answer">
      <summary>{isLost ? 'Answer, lost on its way' : 'Answer'}</summary>
      <pre className="dp-code">{text === undefined ? 'Reading…' : pretty(text) || 'No answer was made.'}</pre>
    </details>
  );
}
