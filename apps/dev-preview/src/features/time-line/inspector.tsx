import type { LogEntry, LoggedResponse } from '@peace/sandbox/client';
import { Tabs } from '@peace/vant-react-compat/tabs';
import { useState, type ReactElement } from 'react';
import type { TrafficLine } from '#features/bridge/traffic.model.ts';
import { Chip, ToolButton } from '#shared/controls.tsx';
import { clockTime, dayAndTime } from '#shared/text.ts';
import { canReplay, sentWith, type Entry } from './entries.ts';
import { useLoggedResponse } from './use-logged-response.ts';
import '#shared/controls.css';
import './time-line.css';

export interface EntryActions {
  /** Undefined where it is no longer kept. */
  readonly readAnswer: (id: number) => Promise<LoggedResponse | undefined>;
  readonly onCopy: (text: string, what: string) => void;
  readonly onCopyCurl: (request: LogEntry) => void;
  readonly onReplay: (request: LogEntry) => void;
  /** The next call of an endpoint is answered with a text. */
  readonly onOverride: (endpoint: string, body: string) => void;
  /** The address of the page of a call or a message. */
  readonly contractOf: (kind: 'calls' | 'messages', name: string) => string;
}

export function Inspector(props: {
  readonly entry: Entry;
  readonly actions: EntryActions;
  /** Shows only what has this. */
  readonly onFilter: (wanted: string) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { entry, actions, onFilter, onClose } = props;
  const { request, message } = entry;
  const contract = actions.contractOf(request === undefined ? 'messages' : 'calls', entry.what);
  return (
    <section className="dp-inspector" aria-label="Entry">
      <div className="dp-inspector-head">
        <Chip tone={entry.tone}>{entry.status}</Chip>
        <strong className="dp-mono">{entry.what || entry.path}</strong>
        {request === undefined ? null : (
          <>
            <ToolButton disabled={!canReplay(request)} onClick={() => actions.onReplay(request)}>
              Replay
            </ToolButton>
            <ToolButton onClick={() => actions.onCopyCurl(request)}>Copy as cURL</ToolButton>
          </>
        )}
        {entry.what === '' ? null : (
          <>
            <ToolButton onClick={() => onFilter(`endpoint:${entry.what}`)}>Only these</ToolButton>
            <a className="dp-link" href={contract} target="_blank" rel="noreferrer">
              Contract
            </a>
          </>
        )}
        <ToolButton className="dp-inspector-close" aria-label="Close the entry" onClick={onClose}>
          ×
        </ToolButton>
      </div>
      {request === undefined ? null : (
        <RequestDetails key={entry.id} request={request} actions={actions} onFilter={onFilter} />
      )}
      {message === undefined ? null : <MessageDetails message={message} />}
    </section>
  );
}

const tabs = [
  { name: 'answer', title: 'Answer' },
  { name: 'request', title: 'Request' },
  { name: 'headers', title: 'Headers' },
  { name: 'timing', title: 'Timing' },
] as const;

function RequestDetails(props: {
  readonly request: LogEntry;
  readonly actions: EntryActions;
  readonly onFilter: (wanted: string) => void;
}): ReactElement {
  const { request, actions, onFilter } = props;
  const { method, path, query, headers, at, realAt, tookMs } = request;
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>('answer');
  const answer = useLoggedResponse(request, actions.readAnswer);
  return (
    <Tabs label="Parts of the entry" items={tabs} active={tab} onChange={setTab}>
      {tab === 'answer' ? <Answer request={request} answer={answer} actions={actions} /> : null}
      {tab === 'request' ? (
        <>
          <p className="dp-code">
            {method} {path}
          </p>
          <Values title={method === 'GET' ? 'Query' : 'Payload'} values={sentWith(request)} onFilter={onFilter} />
          {method === 'GET' ? null : <Values title="Query" values={query} onFilter={onFilter} />}
        </>
      ) : null}
      {tab === 'headers' ? (
        <>
          <Values title="Request" values={headers} />
          <Values title="Answer" values={answer?.headers ?? {}} />
        </>
      ) : null}
      {tab === 'timing' ? (
        <Values
          title="Timing"
          values={{
            'Real time': `${clockTime(realAt)}${realAt.slice(19, 23)}`,
            'Backend’s clock': dayAndTime(at),
            Took: `${tookMs} ms`,
          }}
        />
      ) : null}
    </Tabs>
  );
}

function Answer(props: {
  readonly request: LogEntry;
  readonly answer: LoggedResponse | null | undefined;
  readonly actions: EntryActions;
}): ReactElement {
  const { request, answer, actions } = props;
  const [edited, setEdited] = useState<string>();
  if (answer === undefined) return <p className="dp-hint">Reading…</p>;
  if (answer === null) return <p className="dp-hint">The log does not keep it any more.</p>;
  const text = indented(answer.answer);
  return (
    <>
      <div className="dp-row">
        {answer.contract === '' ? null : (
          <Chip tone={answer.contract === 'ok' ? 'good' : 'bad'}>
            {answer.contract === 'ok' ? '✓ as in the contract' : `✕ ${answer.contract}`}
          </Chip>
        )}
        {request.status === 0 ? <Chip tone="bad">lost on its way</Chip> : null}
        <ToolButton onClick={() => actions.onCopy(text, 'Answer')}>Copy</ToolButton>
        {request.endpoint === '' || edited !== undefined ? null : (
          <ToolButton onClick={() => setEdited(text)}>Override next</ToolButton>
        )}
      </div>
      {edited === undefined ? (
        <pre className="dp-code">{text || 'No answer was made.'}</pre>
      ) : (
        <>
          <textarea
            className="dp-control dp-mono"
            rows={12}
            spellCheck={false}
            aria-label={`Answer of the next ${request.endpoint}`}
            value={edited}
            onChange={(event) => setEdited(event.target.value)}
          />
          <div className="dp-row">
            <ToolButton
              type="primary"
              onClick={() => {
                actions.onOverride(request.endpoint, edited);
                setEdited(undefined);
              }}
            >
              Answer the next call so
            </ToolButton>
            <ToolButton onClick={() => setEdited(undefined)}>Cancel</ToolButton>
          </div>
        </>
      )}
    </>
  );
}

function MessageDetails({ message }: { readonly message: TrafficLine }): ReactElement {
  return (
    <div className="dp-inspector-body">
      <Values title="Message" values={{ Outcome: message.outcome, Time: clockTime(message.at) }} />
      <pre className="dp-code">{message.payload === '' ? 'No payload.' : indented(message.payload)}</pre>
    </div>
  );
}

/** Names and values; an identifier's value shows all that has it. */
function Values(props: {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  readonly onFilter?: (wanted: string) => void;
}): ReactElement | null {
  const { title, values, onFilter } = props;
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  return (
    <div className="dp-values">
      <h3 className="dp-small">{title}</h3>
      <dl className="dp-pairs">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="dp-mono">{name}</dt>
            <dd className="dp-code">
              {onFilter !== undefined && /(?:Id|No|Number)$/.test(name) && value !== '' ? (
                <button
                  type="button"
                  className="dp-text-button"
                  title="Show all that has it"
                  onClick={() => onFilter(value)}
                >
                  {value}
                </button>
              ) : (
                value || '(empty)'
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A JSON text on lines of its own; another text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
