import type { LogEntry } from '@peace/sandbox/client';
import type { Traffic, TrafficLine } from '#features/bridge/traffic.model.ts';

/** How an entry ended: as it should, by a refusal, or by a failure. */
export type Tone = 'good' | 'attention' | 'bad';

/** One line of the time line: a request of the backend, a message between page and shell, or a report of a page. */
export interface Entry {
  readonly id: string;
  readonly kind: 'http' | 'bridge' | 'report';
  /** By the real clock, milliseconds since 1970. */
  readonly at: number;
  readonly tone: Tone;
  /** HTTP status, `lost`, or the outcome of a message. */
  readonly status: string;
  /** HTTP method, or the direction of a message. */
  readonly method: string;
  readonly path: string;
  /** The declared name; empty for a call of none. */
  readonly what: string;
  /** Why it is not as it should be. */
  readonly note: string;
  readonly ms: number | undefined;
  /** Everything that the filter looks through, in lower case. */
  readonly text: string;
  readonly request?: LogEntry;
  readonly message?: TrafficLine;
}

/** Calls by which a page reports something and waits for nothing. */
const reporting = new Set(['reportError', 'saveEvent', 'trackVisit', 'trackClick', 'trackVariant2', 'feedback']);

/** The requests and the messages, oldest first. */
export function timeLine(log: readonly LogEntry[], traffic: Traffic): Entry[] {
  const messages = [...traffic].reverse().map(ofMessage);
  // Stable: of one millisecond each source keeps its order.
  return [...log.map(ofRequest), ...messages].sort((left, right) => left.at - right.at);
}

function ofRequest(request: LogEntry): Entry {
  const { id, endpoint, method, path, status, outcome, realAt, tookMs } = request;
  const shown = status === 0 ? 'lost' : String(status);
  const note = outcome === 'ok' ? '' : outcome;
  return {
    id: `request-${id}`,
    kind: reporting.has(endpoint) ? 'report' : 'http',
    at: Date.parse(realAt),
    tone: toneOf(request),
    status: shown,
    method,
    path,
    what: endpoint,
    note,
    ms: tookMs,
    text: `${endpoint} ${method} ${path} ${shown} ${note} ${JSON.stringify(sentWith(request))}`.toLowerCase(),
    request,
  };
}

function ofMessage(message: TrafficLine): Entry {
  const { id, at, direction, name, outcome, payload, isGood } = message;
  const [status = '', ...note] = outcome.split(': ');
  const path = direction === 'to-shell' ? 'page → shell' : 'shell → page';
  return {
    id: `message-${id}`,
    kind: 'bridge',
    at,
    tone: isGood ? 'good' : 'bad',
    status,
    method: direction === 'to-shell' ? '→' : '←',
    path,
    what: name,
    note: note.join(': '),
    ms: undefined,
    text: `${name} ${path} ${outcome} ${payload}`.toLowerCase(),
    message,
  };
}

/** How a request ended. */
export function toneOf({ status, outcome }: Pick<LogEntry, 'status' | 'outcome'>): Tone {
  if (outcome.startsWith('fault') || status === 0 || status >= 500) return 'bad';
  return outcome.startsWith('ok') ? 'good' : 'attention';
}

/** Returns a request's query and payload without the session. */
export const sentWith = ({ method, query, payload }: Pick<LogEntry, 'method' | 'query' | 'payload'>) =>
  method === 'GET' ? query : payload;

/** Whether a request can be sent once more: a declared one whose body was no file. */
export const canReplay = ({ endpoint, headers }: Pick<LogEntry, 'endpoint' | 'headers'>) =>
  endpoint !== '' && headers['content-type']?.startsWith('multipart/') !== true;

export const shownKinds = ['all', 'http', 'bridge', 'report', 'error'] as const;
export type ShownKind = (typeof shownKinds)[number];

/** Whether an entry is of a kind; `error` is each that did not go well. */
export const isShown = (entry: Entry, kind: ShownKind) =>
  kind === 'all' || (kind === 'error' ? entry.tone !== 'good' : entry.kind === kind);

/**
 * Whether all that was typed fits an entry: words that occur in it, and `status:404`, `status:4xx`, `method:post`,
 * `endpoint:getOrder`, `kind:bridge`; a `-` before each excludes what fits.
 */
export function fits(entry: Entry, wanted: string): boolean {
  const terms = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return terms.every((term) => (term.startsWith('-') ? term === '-' || !has(entry, term.slice(1)) : has(entry, term)));
}

function has({ status, method, what, kind, text }: Entry, term: string): boolean {
  const [, name, value = ''] = /^(status|method|endpoint|kind):(.+)$/.exec(term) ?? [];
  switch (name) {
    case 'status':
      return value.endsWith('xx') ? status.startsWith(value.slice(0, 1)) && /^\d/.test(status) : status === value;
    case 'method':
      return method.toLowerCase() === value;
    case 'endpoint':
      return what.toLowerCase() === value;
    case 'kind':
      return kind === value;
    default:
      return text.includes(term);
  }
}
