import type { LogEntry } from '@peace/sandbox/client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Chip, LabelledInput, ToolButton } from '#shared/controls.tsx';
import { clockTime } from '#shared/text.ts';
import { fits, isShown, shownKinds, type Entry, type ShownKind } from './entries.ts';
import { Inspector, type EntryActions } from './inspector.tsx';
import '#shared/controls.css';
import './time-line.css';

/** Lists all events, oldest first, with their actions. */
export interface TimeLineProps {
  readonly entries: readonly Entry[];
  readonly actions: EntryActions;
  /** The endpoints of calls that are held; undefined without a sandbox. */
  readonly held: readonly string[] | undefined;
  /** Whether the next call will be held. */
  readonly isToHold: boolean;
  readonly onHold: (isToHold: boolean) => void;
  readonly onRelease: () => void;
  readonly onHar: (requests: readonly LogEntry[]) => void;
  readonly onClear: () => void;
}

const kindLabels: Readonly<Record<ShownKind, string>> = {
  all: 'All',
  http: 'HTTP',
  bridge: 'Bridge',
  report: 'Reports',
  error: 'Errors',
};
const syntax = 'Words, or status:404 status:5xx method:post endpoint:getOrder kind:bridge; -method:get leaves out';

/** Requests, bridge messages and reports together, as a tap causes them, with one of them inspected beside. */
export function TimeLine(props: TimeLineProps): ReactElement {
  const { entries, actions, held } = props;
  const [kind, setKind] = useState<ShownKind>('all');
  const [wanted, setWanted] = useState('');
  const [isFollowing, setIsFollowing] = useState(true);
  const [selectedId, setSelectedId] = useState<string>();
  const suggestions = useId();
  const found = entries.filter((entry) => isShown(entry, kind) && fits(entry, wanted));
  const selected = entries.find(({ id }) => id === selectedId);
  return (
    <section className="dp-time-line" aria-label="Time line">
      <div className="dp-time-line-bar">
        <div className="dp-segments" role="group" aria-label="Kinds">
          {shownKinds.map((name) => (
            <ToolButton key={name} aria-pressed={kind === name} onClick={() => setKind(name)}>
              {kindLabels[name]} {entries.filter((entry) => isShown(entry, name)).length}
            </ToolButton>
          ))}
        </div>
        <LabelledInput
          label="Filter the time line"
          isLabelHidden
          type="search"
          className="dp-control dp-mono"
          placeholder="Filter"
          title={syntax}
          list={suggestions}
          value={wanted}
          onText={setWanted}
        />
        <datalist id={suggestions}>
          {[...new Set(entries.flatMap(({ what, status }) => [`endpoint:${what}`, `status:${status}`]))].map((term) => (
            <option key={term}>{term}</option>
          ))}
        </datalist>
        <ToolButton
          className="dp-follow"
          aria-pressed={isFollowing}
          title="Keeps the newest in view"
          onClick={() => setIsFollowing(!isFollowing)}
        >
          Follow
        </ToolButton>
        {held === undefined ? null : held.length > 0 ? (
          <ToolButton type="primary" onClick={props.onRelease}>
            Release {held.join(', ')}
          </ToolButton>
        ) : (
          <ToolButton
            aria-pressed={props.isToHold}
            title="The next call waits until it is released"
            onClick={() => props.onHold(!props.isToHold)}
          >
            Hold next
          </ToolButton>
        )}
        <ToolButton
          disabled={found.length === 0}
          title="Saves the shown requests as an HTTP Archive"
          onClick={() => props.onHar(found.flatMap(({ request }) => (request === undefined ? [] : [request])))}
        >
          HAR
        </ToolButton>
        <ToolButton disabled={entries.length === 0} onClick={props.onClear}>
          Clear
        </ToolButton>
      </div>
      <div className="dp-time-line-parts">
        {found.length === 0 ? (
          <p className="dp-empty">
            {entries.length === 0
              ? 'Nothing yet. Requests, bridge messages and reports appear here as they happen.'
              : 'No entries match.'}
          </p>
        ) : (
          <Rows
            entries={found}
            selectedId={selectedId}
            onSelect={setSelectedId}
            isFollowing={isFollowing}
            onFollowing={setIsFollowing}
          />
        )}
        {selected === undefined ? null : (
          <Inspector entry={selected} actions={actions} onFilter={setWanted} onClose={() => setSelectedId(undefined)} />
        )}
      </div>
    </section>
  );
}

interface RowsProps {
  readonly entries: readonly Entry[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  readonly isFollowing: boolean;
  readonly onFollowing: (isFollowing: boolean) => void;
}

/** A pause that parts what one tap caused from what the next did. */
const pauseMs = 1000;
const columns = ['Time', 'Status', 'Method', 'Path', 'What', 'ms'] as const;

/** One tab stop: arrow keys, Home and End move the selection, Escape ends it. */
function Rows({ entries, selectedId, onSelect, isFollowing, onFollowing }: RowsProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const last = entries.length - 1;
  useEffect(() => {
    const element = scroller.current;
    if (!isFollowing || element === null) return;
    // Called at once, and whenever the list or its last row gets another size.
    const sizes = new ResizeObserver(() => scrollToEnd(element));
    for (const each of [element, element.lastElementChild]) if (each) sizes.observe(each);
    return () => sizes.disconnect();
  }, [last, isFollowing]);
  const select = (index: number) => {
    onSelect(entries[index]?.id);
    onFollowing(index === last);
    scroller.current?.querySelector(`[aria-rowindex="${index + 2}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const at = entries.findIndex((entry) => entry.id === selectedId);
    const next: Readonly<Record<string, number>> = {
      ArrowUp: Math.max(0, (at < 0 ? entries.length : at) - 1),
      ArrowDown: Math.min(last, at + 1),
      Home: 0,
      End: last,
    };
    const index = next[event.key];
    if (index === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (index === undefined) onSelect(undefined);
    else select(index);
  };
  return (
    <div
      className="dp-rows"
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label="Time line, oldest first"
      aria-rowcount={entries.length + 1}
      aria-activedescendant={selectedId === undefined ? undefined : `${id}-${selectedId}`}
      onKeyDown={press}
      onWheel={({ deltaY }) => deltaY < 0 && onFollowing(false)}
      onTouchMove={() => onFollowing(false)}
      onScroll={({ currentTarget }) => isAtEnd(currentTarget) && onFollowing(true)}
    >
      <div className="dp-entry dp-small dp-entry-titles" role="row">
        {columns.map((title) => (
          <span key={title} role="columnheader">
            {title}
          </span>
        ))}
      </div>
      {entries.map((entry, index) => {
        const isNewTap = index > 0 && entry.at - (entries[index - 1]?.at ?? 0) > pauseMs;
        return (
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            className={`dp-entry dp-entry--${entry.kind}${entry.what === '' ? ' dp-entry--unnamed' : ''}${isNewTap ? ' dp-entry--new-tap' : ''}`}
            role="row"
            aria-rowindex={index + 2}
            aria-selected={entry.id === selectedId}
            onClick={() => onSelect(entry.id)}
          >
            <span role="gridcell">
              {clockTime(entry.at)}
              <small className="dp-small">.{String(entry.at % 1000).padStart(3, '0')}</small>
            </span>
            <span role="gridcell">
              <Chip tone={entry.tone}>{entry.status}</Chip>
            </span>
            <span role="gridcell">{entry.method}</span>
            <EntryPath path={entry.path} />
            <span role="gridcell" className="dp-entry-what">
              {entry.what || '–'} <small className="dp-small">{entry.note}</small>
            </span>
            <span role="gridcell">{entry.ms}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Its last part says which call it is, so it is cut before that. */
function EntryPath({ path }: { readonly path: string }): ReactElement {
  const at = Math.max(path.lastIndexOf('/'), 0);
  return (
    <span role="gridcell" className="dp-entry-path" title={path}>
      <span>{path.slice(0, at)}</span>
      <span>{path.slice(at)}</span>
    </span>
  );
}

/** Scrolls to the newest row, with room below it by which the first row in view is whole under the titles. */
function scrollToEnd(element: HTMLElement): void {
  const scroll = (room: number) => {
    element.style.setProperty('--dp-room', `${room}px`);
    element.scrollTop = element.scrollHeight;
  };
  scroll(0);
  const [titles, ...rows] = element.children;
  const edge = Math.ceil(titles?.getBoundingClientRect().bottom ?? 0);
  const first = rows.map((row) => row.getBoundingClientRect()).find(({ bottom }) => bottom > edge);
  if (first && first.top < edge - 1) scroll(first.bottom - edge);
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollTop + clientHeight >= scrollHeight - 12;

/** The newest of the time line, below the phone where there is no room for all of it; a tap shows the rest. */
export function Latest(props: { readonly entries: readonly Entry[]; readonly onOpen: () => void }): ReactElement {
  const { entries, onOpen } = props;
  return (
    <button type="button" className="dp-latest" title="Opens the time line" onClick={onOpen}>
      {entries.length === 0 && <span>Nothing happened yet.</span>}
      {entries
        .slice(-3)
        .reverse()
        .map(({ id, tone, status, what, path }) => (
          <span key={id}>
            <Chip tone={tone}>{status}</Chip> <span className="dp-mono">{what || path}</span>
          </span>
        ))}
    </button>
  );
}
