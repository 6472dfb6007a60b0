import type { LogEntry } from '@peace/sandbox/client';
import { useState, type ReactElement } from 'react';
import { LabelledInput, LabelledSelect, ToolButton } from '#shared/controls.tsx';
import { MessageEntry } from './message-entry.tsx';
import { RequestEntry } from './request-entry.tsx';
import { filtered, shownKinds, type ShownKind, type TimeLineEntry } from './time-line.model.ts';
import type { Answers } from './use-answers.ts';
import '#shared/controls.css';
import './time-line.css';

/** What happened, newest first. */
export interface TimeLineProps {
  readonly entries: readonly TimeLineEntry[];
  readonly onClear: () => void;
  readonly onCopyCurl: (request: LogEntry) => void;
  readonly onReplay: (request: LogEntry) => void;
  readonly onUnfold: (request: LogEntry) => void;
  readonly answers: Answers;
  /** The address of the page of a call or a message. */
  readonly contractOf: (kind: 'calls' | 'messages', name: string) => string;
}

const shown = 150;
const kindLabels: Readonly<Record<ShownKind, string>> = { all: 'everything', request: 'requests', message: 'messages' };
const kindOptions = shownKinds.map((value) => ({ value, label: kindLabels[value] }));

/** Requests and bridge messages together, as a tap causes them. */
export function TimeLine({ entries, onClear, answers, contractOf, ...onRequest }: TimeLineProps): ReactElement {
  const [kind, setKind] = useState<ShownKind>('all');
  const [wanted, setWanted] = useState('');
  const found = filtered(entries, kind, wanted);
  return (
    <section className="dp-time-line" aria-label="Time line">
      <div className="dp-time-line-bar">
        <h2>Time line</h2>
        <LabelledInput
          label="Filter the time line"
          isLabelHidden
          type="search"
          placeholder="Filter"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <LabelledSelect label="Show" isLabelHidden value={kind} options={kindOptions} onChange={setKind} />
        <ToolButton disabled={entries.length === 0} onClick={onClear}>
          Clear
        </ToolButton>
      </div>
      {found.length === 0 ? (
        <p className="dp-empty dp-time-line-empty">
          {entries.length === 0
            ? 'Nothing yet. Requests to the backend and messages to the shell appear here as they happen.'
            : 'Nothing like that.'}
        </p>
      ) : (
        <ol className="dp-list dp-entries" aria-label="Time line, newest first">
          {found.slice(0, shown).map((entry) => (
            <li key={entry.id} className={`dp-entry dp-entry--${entry.kind}`}>
              {entry.kind === 'request' ? (
                <RequestEntry
                  request={entry.request}
                  answer={answers.get(entry.request.id)}
                  contract={contractOf('calls', entry.request.endpoint)}
                  {...onRequest}
                />
              ) : (
                <MessageEntry message={entry.message} contract={contractOf('messages', entry.message.name)} />
              )}
            </li>
          ))}
        </ol>
      )}
      {found.length > shown ? (
        <p className="dp-hint dp-time-line-more">
          The newest {shown} of {found.length}.
        </p>
      ) : null}
    </section>
  );
}
