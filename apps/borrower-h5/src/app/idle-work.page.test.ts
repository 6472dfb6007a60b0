import { expect, test, vi } from 'vitest';
import { fetchAhead } from './idle-work.tsx';

const noop = () => undefined;

/** A browser that is idle at once, and what it tells of its line. */
const browserOn = (connection?: object): Window =>
  Object.create(window, {
    navigator: { value: { connection } },
    requestIdleCallback: { value: (run: () => void) => (run(), 0) },
    cancelIdleCallback: { value: noop },
  });

test.each([
  ['by a browser that tells nothing', undefined, 1],
  ['on a line that has room', { saveData: false, effectiveType: '4g' }, 1],
  ['on a mobile line', { saveData: false, effectiveType: '3g' }, 1],
  ['for a borrower who saves data', { saveData: true, effectiveType: '4g' }, 0],
  ['on a very slow line', { saveData: false, effectiveType: '2g' }, 0],
])('what may be wanted next is fetched, or not, %s', (_where, connection, times) => {
  const fetchNext = vi.fn();
  fetchAhead(browserOn(connection), fetchNext)();
  expect(fetchNext).toHaveBeenCalledTimes(times);
});
