import { declareItem, type ItemSchema, sessionItems } from './storage.ts';
import type { PageHistory } from './page-address.ts';

/** How many screens of this app's visit are behind the one that is shown: the router counts them in the history's state. */
export function screensBehind({ history }: { readonly history: Pick<PageHistory, 'state'> }): number {
  const { state } = history;
  const count: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof count === 'number' ? count : 0;
}

/** The part of `window` that tells what is behind the page. */
export interface HistoryWindow {
  readonly history: PageHistory;
  readonly sessionStorage: Storage;
}

/** The pages that were behind this one when it was opened: by the length of the history, which then ended with it. */
const entriesBehind = (window: Pick<HistoryWindow, 'sessionStorage'>) =>
  sessionItems(window).item(declareItem({ key: 'entries-behind', version: 1, schema: countSchema }));

const countSchema: ItemSchema<number, number> = {
  '~standard': { validate: (value) => (typeof value === 'number' ? { value } : { issues: ['not a number'] }) },
};

/** Notes what is behind a page that has just been opened. Call it before the router writes its state. */
export function noteEntry(window: HistoryWindow): void {
  // With a state of the router's, the page is not new: it was loaded again, or came out of the history.
  if (window.history.state === null) entriesBehind(window).write(window.history.length - 1);
}

/** Leaves the first screen of a visit for what was in the tab before it; `nowhere` when that is nothing. */
export function goBack(window: HistoryWindow): { kind: 'went' } | { kind: 'nowhere' } {
  // Not by the length: after going back, it counts what is ahead, too.
  if ((entriesBehind(window).read() ?? window.history.length - 1) <= 0) return { kind: 'nowhere' };
  window.history.back();
  return { kind: 'went' };
}
