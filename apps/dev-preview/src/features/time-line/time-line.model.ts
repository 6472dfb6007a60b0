import type { LogEntry } from '@peace/sandbox/client';
import type { Traffic, TrafficLine } from '#features/bridge/traffic.model.ts';

/** A request to the backend or a message between page and shell, on one time line. */
export type TimeLineEntry =
  | { readonly kind: 'request'; readonly id: string; readonly at: number; readonly request: LogEntry }
  | { readonly kind: 'message'; readonly id: string; readonly at: number; readonly message: TrafficLine };

/** Which kinds are shown. */
export const shownKinds = ['all', 'request', 'message'] as const;
export type ShownKind = (typeof shownKinds)[number];

/** How an entry ended: what was requested, a refusal, or a failure. */
export type Tone = 'good' | 'attention' | 'bad';

/** The requests and the messages of each phone, newest first. */
export function timeLine(log: readonly LogEntry[], traffic: readonly Traffic[]): TimeLineEntry[] {
  const requests = log.map((request): TimeLineEntry => {
    return { kind: 'request', id: `request-${request.id}`, at: Date.parse(request.realAt), request };
  });
  const messages = traffic.flatMap((lines, phone) =>
    lines.map((message): TimeLineEntry => {
      return { kind: 'message', id: `message-${phone}-${message.id}`, at: message.at, message };
    }),
  );
  return [...requests, ...messages].sort((left, right) => right.at - left.at || compareIds(left, right));
}

/** Two of one millisecond: the later recorded is above. */
const compareIds = (left: TimeLineEntry, right: TimeLineEntry) => numberOf(right) - numberOf(left);
const numberOf = (entry: TimeLineEntry) => (entry.kind === 'request' ? entry.request.id : entry.message.id);

/** The entries of a kind in which every word that was typed occurs. */
export function filtered(entries: readonly TimeLineEntry[], kind: ShownKind, wanted: string): TimeLineEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (kind !== 'all' && entry.kind !== kind) return false;
    const text = textOf(entry).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function textOf(entry: TimeLineEntry): string {
  if (entry.kind === 'message') return `${entry.message.name} ${entry.message.outcome} ${entry.message.payload}`;
  const { endpoint, method, path, status, outcome, payload } = entry.request;
  return `${endpoint} ${method} ${path} ${status} ${outcome} ${JSON.stringify(payload)}`;
}

/** How a request ended. */
export function toneOf({ status, outcome }: Pick<LogEntry, 'status' | 'outcome'>): Tone {
  if (outcome.startsWith('fault') || status === 0 || status >= 500) return 'bad';
  return outcome.startsWith('ok') ? 'good' : 'attention';
}

/** What a request was sent with, besides the session. */
export const sentWith = ({ method, query, payload }: Pick<LogEntry, 'method' | 'query' | 'payload'>) =>
  method === 'GET' ? query : payload;

/** Whether a request can be sent once more: a declared one whose body was no file. */
export const canReplay = ({ endpoint, headers }: Pick<LogEntry, 'endpoint' | 'headers'>) =>
  endpoint !== '' && headers['content-type']?.startsWith('multipart/') !== true;

/** A JSON text on lines of its own; another text as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
