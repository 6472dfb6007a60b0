import { keptForMs, type EarlyResponse } from '@peace/api-client/early-response';
import { clearItems, defineItem, readSessionItem, sessionItems, type ItemSchema } from '@peace/web-platform/storage';

// A read that an early page hands over to the next document of its tab: of a link that is followed before the app is there.

type HandedOver = {
  /** With the session's parameters: another session sends another request. */
  readonly url: string;
  readonly body: string;
  readonly text: string;
  readonly serverTime: number | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
};

/** Without valibot, which the first script does not have. A damaged item is the response to no request. */
const schema: ItemSchema<HandedOver, HandedOver> = {
  '~standard': { validate: (value) => ({ value: Object(value) }) },
};

const declared = defineItem({ key: 'handed-over-read', version: 1, schema, owner: 'borrower', lifetime: 'the visit' });

type TabWindow = Pick<Window, 'sessionStorage'>;

/** Hands over a read that was answered now, for as long as it is fresh. */
export async function handOver(window: TabWindow, { url, body, response }: EarlyResponse): Promise<void> {
  const { body: text, serverTime = null } = await response;
  if (typeof text !== 'string') return;
  sessionItems(window).item(declared).write({ url, body, text, serverTime, receivedAt: Date.now() });
  setTimeout(() => dropHandedOver(window), keptForMs);
}

/** For a write, and after it was taken. */
export const dropHandedOver = (window: TabWindow): void => clearItems.ofTab(window, (key) => key !== declared.key);

/** The read that the tab's previous document handed over, once; undefined where it is older than 5 s. */
export function takeHandedOver(window: TabWindow, now: number): EarlyResponse | undefined {
  const read = readSessionItem(window, declared);
  dropHandedOver(window);
  const age = now - Number(read?.receivedAt);
  if (!read || !(age >= 0 && age <= keptForMs)) return undefined;
  const { url, body, text, serverTime, receivedAt } = read;
  const response = Promise.resolve({ status: 200, body: text, serverTime: serverTime ?? undefined });
  return { url, body, sentAt: receivedAt, receivedAt, response, abort: () => undefined };
}
