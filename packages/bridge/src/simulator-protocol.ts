import * as v from 'valibot';

import { outcomeSchema } from './outcome.ts';

// What the page and the shell simulator around it say to each other, over `postMessage` within one origin.
// Either side also checks `event.origin` and `event.source` before it parses.

/** Marks our messages among everything else that is posted between frames. */
const channel = 'peace-simulator' as const;

/** The attribute a simulator sets on the page's frame, so that a page in any other same-origin frame is left alone. */
export const simulatorFrameAttribute = 'data-peace-simulator';
/** Its value while the simulated shell is there. */
export const shellThere = '';
/** Its value once that shell is gone: no shell around the simulator takes its place. */
export const shellGone = 'gone';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const envelope = { channel: v.literal(channel) };

const pageToHostSchema = v.variant('type', [
  /** The page listens. Sent once it has started, and again for each `who-is-there`. */
  v.strictObject({ ...envelope, type: v.literal('hello') }),
  /** A message of the contract. The host answers with a `reply` of the same id. */
  v.strictObject({ ...envelope, type: v.literal('message'), id, name: v.string(), payload: v.unknown() }),
  /** The answer to an `event`; `handled` is what `onBack` returned, and true for `resume`. */
  v.strictObject({ ...envelope, type: v.literal('answer'), id, handled: v.boolean() }),
]);

const hostToPageSchema = v.variant('type', [
  /** The host has just come up and asks a page that may have started before it. */
  v.strictObject({ ...envelope, type: v.literal('who-is-there') }),
  v.strictObject({ ...envelope, type: v.literal('reply'), id, outcome: outcomeSchema }),
  v.strictObject({ ...envelope, type: v.literal('event'), id, event: v.picklist(['back', 'resume']) }),
]);

/** What a page says to the simulator. */
export type PageToHost = v.InferOutput<typeof pageToHostSchema>;
/** What the simulator says to a page. */
export type HostToPage = v.InferOutput<typeof hostToPageSchema>;

type WithoutChannel<T> = T extends unknown ? Omit<T, 'channel'> : never;

/** A page's message, ready to post. */
export const toHost = (message: WithoutChannel<PageToHost>) => ({ channel, ...message });
/** A simulator's message, ready to post. */
export const toPage = (message: WithoutChannel<HostToPage>) => ({ channel, ...message });

/** What the page said, or `undefined` for anything that is not of this protocol. */
export function parsePageToHost(data: unknown): PageToHost | undefined {
  const parsed = v.safeParse(pageToHostSchema, data);
  return parsed.success ? parsed.output : undefined;
}

/** What the simulator said, or `undefined` for anything that is not of this protocol. */
export function parseHostToPage(data: unknown): HostToPage | undefined {
  const parsed = v.safeParse(hostToPageSchema, data);
  return parsed.success ? parsed.output : undefined;
}
