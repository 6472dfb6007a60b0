import { expect, test, vi } from 'vitest';
import { goBack, recordEntry, recordFollowedLink, historyDepth, watchFrame } from './page-history.ts';
import { aPage } from './testing/a-page.ts';

test('goBack goes back where there is a way back', () => {
  const page = aPage();
  const back = vi.spyOn(page.history, 'back');
  expect(goBack(page)).toEqual({ kind: 'nowhere' });
  expect(back).not.toHaveBeenCalled();
  page.history.length = 2;
  expect(goBack(page)).toEqual({ kind: 'went' });
  expect(back).toHaveBeenCalledOnce();
});

test('historyDepth is 0 again after going back to where the visit began', () => {
  const page = aPage();
  const back = vi.spyOn(page.history, 'back');
  recordEntry(page);
  // To the next screen, and back: what is counted now is ahead.
  page.history.length = 2;
  page.history.state = { idx: 0 };
  recordEntry(page);
  expect(goBack(page)).toEqual({ kind: 'nowhere' });
  expect(back).not.toHaveBeenCalled();
});

test('historyDepth counts the screens of the visit by the router’s state', () => {
  const page = aPage();
  expect(historyDepth(page)).toBe(0);
  for (const [state, count] of [
    [{ key: 'x', idx: 2 }, 2],
    [{ key: 'x', idx: 0 }, 0],
    [{ idx: 'two' }, 0],
    ['two', 0],
  ] as const) {
    page.history.state = state;
    expect(historyDepth(page)).toBe(count);
  }
});

/** A page that has just been loaded in the same tab. */
function nextPage(before: ReturnType<typeof aPage>, path: string) {
  const page = Object.assign(aPage(`https://peace.example${path}`), { sessionStorage: before.sessionStorage });
  page.history.length = before.history.length + 1;
  recordEntry(page);
  return page;
}

test('historyDepth counts the page whose link was followed by a load', () => {
  const orders = aPage('https://peace.example/order');
  recordFollowedLink(orders, 'https://peace.example/loanDetail?orderId=1');
  const order = nextPage(orders, '/loanDetail?orderId=1');
  recordFollowedLink(order, 'https://peace.example/repay?orderId=1');
  const repay = nextPage(order, '/repay?orderId=1');
  expect([orders, order, repay].map(historyDepth)).toEqual([0, 1, 2]);
  // The first page, reached by going back: nothing is behind it, whatever is ahead.
  orders.history.length = 3;
  recordEntry(orders);
  expect([historyDepth(orders), goBack(orders).kind]).toEqual([0, 'nowhere']);
});

test('the state of a link that was followed by a load is in the entry, where the router reads it', () => {
  const orders = aPage('https://peace.example/order');
  recordFollowedLink(orders, 'https://peace.example/repay?orderId=1', '{"isPayNow":true}');
  expect(nextPage(orders, '/repay?orderId=1').history.state).toEqual({ idx: 1, usr: { isPayNow: true } });
  recordFollowedLink(orders, 'https://peace.example/repay?orderId=1');
  expect(nextPage(orders, '/repay?orderId=1').history.state).toEqual({ idx: 1 });
});

test('a page says once that a link followed without the app led to it', () => {
  const orders = aPage('https://peace.example/order');
  expect(recordEntry(orders)).toBe(false);
  recordFollowedLink(orders, 'https://peace.example/repay?orderId=1');
  const { sessionStorage } = orders;
  const repay = Object.assign(aPage('https://peace.example/repay?orderId=1'), { sessionStorage });
  expect([recordEntry(repay), recordEntry(repay)]).toEqual([true, false]);
});

test('a page that no link led to begins a visit', () => {
  const orders = aPage('https://peace.example/order');
  recordFollowedLink(orders, 'https://peace.example/loanDetail?orderId=1');
  expect(historyDepth(nextPage(orders, '/loanDetail?orderId=2'))).toBe(0);
  // A link that was not followed is forgotten.
  expect(historyDepth(nextPage(orders, '/loanDetail?orderId=1'))).toBe(0);
});

test('a page whose history cannot be written counts nothing', () => {
  const page = aPage();
  vi.spyOn(page.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many entries.', 'SecurityError');
  });
  recordEntry(page);
  expect(historyDepth(page)).toBe(0);
});

test.each([
  // Three links, and the frame's own page.
  [3, 4, -3],
  [0, 1, null],
  // A step back inside the frame loads, and adds no entry.
  [2, 4, null],
  // A link to a place on the page adds an entry, and does not load.
  [1, 1, null],
])('watchFrame: %j more entries after %j loads are stepped over by %j', (added, loads, by) => {
  const page = aPage();
  const go = vi.spyOn(page.history, 'go');
  const frame = watchFrame(page);
  for (let load = 0; load < loads; load += 1) frame.noteLoad();
  page.history.length += added;
  frame.close();
  expect(go.mock.calls).toEqual(by === null ? [] : [[by]]);
});

test('watchFrame leaves the entries of another screen alone', () => {
  const page = aPage();
  const go = vi.spyOn(page.history, 'go');
  const frame = watchFrame(page);
  frame.noteLoad();
  frame.noteLoad();
  page.history.length += 1;
  page.history.state = { idx: 1 };
  frame.close();
  expect(go).not.toHaveBeenCalled();
});
