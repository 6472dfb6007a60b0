import { defineItem, type ItemSchema, sessionItems } from './storage.ts';
import type { PageHistory, PageLocation } from './page-address.ts';

/** How many screens of this app's visit are behind the one that is shown: the router counts them in the history's state. */
export function historyDepth({ history }: { readonly history: Pick<PageHistory, 'state'> }): number {
  const { state } = history;
  const count: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof count === 'number' ? count : 0;
}

export interface HistoryWindow {
  readonly history: PageHistory;
  readonly sessionStorage: Storage;
}

/** The pages that were behind this one when it was opened: by the length of the history, which then ended with it. */
const entriesBehind = (window: Pick<HistoryWindow, 'sessionStorage'>) =>
  sessionItems(window).item(
    defineItem({ key: 'entries-behind', version: 1, schema: countSchema, owner: 'device', lifetime: 'the visit' }),
  );

const countSchema: ItemSchema<number, number> = {
  '~standard': { validate: (value) => (typeof value === 'number' ? { value } : { issues: ['not a number'] }) },
};

/** A link that was followed by a load: the address, how many screens are behind the page there, and the link's state as JSON. */
interface FollowedLink {
  readonly address: string;
  readonly idx: number;
  readonly state?: string | undefined;
}

const linkSchema: ItemSchema<{ readonly [Name in keyof FollowedLink]: FollowedLink[Name] }, FollowedLink> = {
  '~standard': {
    validate(value) {
      const { address, idx, state }: { readonly [Name in keyof FollowedLink]?: unknown } = Object(value);
      return typeof address === 'string' && typeof idx === 'number'
        ? { value: { address, idx, state: typeof state === 'string' ? state : undefined } }
        : { issues: ['not a followed link'] };
    },
  },
};

const followedLink = (window: Pick<HistoryWindow, 'sessionStorage'>) =>
  sessionItems(window).item(
    defineItem({ key: 'followed-link', version: 1, schema: linkSchema, owner: 'device', lifetime: 'the visit' }),
  );

/**
 * Notes what is behind a page that has just been opened: nothing, or the pages of this visit where a link of one of them led here.
 * Call it before the router writes its state.
 *
 * @returns whether the page has just been opened by a link that was followed before the app was there
 */
export function recordEntry(window: HistoryWindow & { readonly location: Pick<PageLocation, 'href'> }): boolean {
  const { history, location } = window;
  // With a state of the router's, the page is not new: it was loaded again, or came out of the history.
  if (history.state !== null) return false;
  const link = followedLink(window);
  const followed = link.read();
  link.clear();
  const { idx = 0, state } = followed?.address === location.href ? followed : {};
  if (idx === 0) entriesBehind(window).write(history.length - 1);
  try {
    // As the router writes it: `usr` is the link's state.
    history.replaceState(state ? { idx, usr: JSON.parse(state) } : { idx }, '', location.href);
  } catch {
    // Blocked, as in a sandboxed frame: nothing is counted.
  }
  return idx !== 0;
}

/** Notes that a link of this page is followed by a load, so that the way back leads here, and its state is there. */
export function recordFollowedLink(
  window: HistoryWindow & { readonly location: Pick<PageLocation, 'href'> },
  address: string,
  state?: string,
): void {
  recordEntry(window);
  followedLink(window).write({ address, idx: historyDepth(window) + 1, ...(state && { state }) });
}

/** Leaves the first screen of a visit for what was in the tab before it; `nowhere` when that is nothing. */
export function goBack(window: HistoryWindow): { kind: 'went' } | { kind: 'nowhere' } {
  // Not by the length: after going back, it counts what is ahead, too.
  if ((entriesBehind(window).read() ?? window.history.length - 1) <= 0) return { kind: 'nowhere' };
  window.history.back();
  return { kind: 'went' };
}

/**
 * Watches the links that are followed in a frame of this page: each adds an entry to the page's history, which would take a step back
 * without effect. `noteLoad` is called at each load of the frame. `close` steps over the entries, where each belongs to a load: after a step
 * back inside the frame it is not known how many are behind.
 */
export function watchFrame(window: Pick<HistoryWindow, 'history'>): { noteLoad: () => void; close: () => void } {
  const { history } = window;
  const before = { length: history.length, depth: historyDepth(window) };
  let loads = 0;
  return {
    noteLoad: () => {
      loads += 1;
    },
    close: () => {
      const added = history.length - before.length;
      if (added > 0 && added === loads - 1 && historyDepth(window) === before.depth) history.go(-added);
    },
  };
}
