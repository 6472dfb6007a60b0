import {
  boolean,
  literal,
  maxLength,
  minLength,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  unknown,
  variant,
  type InferOutput,
} from 'valibot';

import { outcomeSchema } from './outcome.ts';

// What the page and the shell simulator around it say to each other, over `postMessage` within one origin.
// Either side also checks `event.origin` and `event.source` before it parses.

/** Marks our messages among everything else that is posted between frames. */
const channel = 'peace-simulator' as const;

const id = pipe(string(), minLength(1), maxLength(64));
const envelope = { channel: literal(channel) };

const pageToShellSchema = variant('type', [
  /** The page listens. Sent once it has started, and again for each `who-is-there`. */
  strictObject({ ...envelope, type: literal('hello') }),
  /** A message of the contract. The shell answers with a `reply` of the same id. */
  strictObject({ ...envelope, type: literal('message'), id, name: string(), payload: unknown() }),
  /** The answer to an `event`; `handled` is what `onBack` returned, and true for `resume`. */
  strictObject({ ...envelope, type: literal('answer'), id, handled: boolean() }),
]);

const shellToPageSchema = variant('type', [
  /** The shell has just come up and asks a page that may have started before it. */
  strictObject({ ...envelope, type: literal('who-is-there') }),
  strictObject({ ...envelope, type: literal('reply'), id, outcome: outcomeSchema }),
  strictObject({ ...envelope, type: literal('event'), id, event: picklist(['back', 'resume']) }),
]);

export type PageToShell = InferOutput<typeof pageToShellSchema>;
export type ShellToPage = InferOutput<typeof shellToPageSchema>;

type WithoutChannel<T> = T extends unknown ? Omit<T, 'channel'> : never;

/** A page's message, ready to post. */
export const toShell = (message: WithoutChannel<PageToShell>) => ({ channel, ...message });
/** A simulator's message, ready to post. */
export const toPage = (message: WithoutChannel<ShellToPage>) => ({ channel, ...message });

/** What the page said, or `undefined` for anything that is not of this protocol. */
export function parsePageToShell(data: unknown): PageToShell | undefined {
  const parsed = safeParse(pageToShellSchema, data);
  return parsed.success ? parsed.output : undefined;
}

/** What the simulator said, or `undefined` for anything that is not of this protocol. */
export function parseShellToPage(data: unknown): ShellToPage | undefined {
  const parsed = safeParse(shellToPageSchema, data);
  return parsed.success ? parsed.output : undefined;
}
