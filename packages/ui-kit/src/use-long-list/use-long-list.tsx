import { useDeferredValue } from 'react';

/** More than any window shows at first. */
const madeAtOnce = 24;

/**
 * The beginning of a long list at once, and the rest when the page has nothing else to do: made in one go, hundreds of
 * entries would keep a slow phone from answering. A short list is as it is.
 */
export function useLongList<Entry>(list: readonly Entry[]): readonly Entry[] {
  const made = useDeferredValue(list, list.slice(0, madeAtOnce));
  return list.length > madeAtOnce ? made : list;
}
