import { expect, test } from 'vitest';
import { routerWindow } from './router-window.ts';
import { fakeEntries } from './testing/fake-entries.ts';

const origin = 'https://peace.example';

/** A page at /order, as a router sees it. */
function aPage() {
  const page = fakeEntries(`${origin}/order`);
  const window: Window = Object.create(globalThis, Object.getOwnPropertyDescriptors(page));
  return { page, routed: routerWindow(window) };
}

test('entries are written where the browser writes them', () => {
  const { page, routed } = aPage();
  routed.history.replaceState({ idx: 0 }, '', '/repay?orderId=2');
  routed.history.pushState({ idx: 1 }, '', '/order');
  routed.history.back();
  expect([routed.location.pathname, routed.history.state, page.loaded]).toEqual(['/repay', { idx: 0 }, []]);
});

test('loads the address whose entry the browser refuses to write, and nothing where only the state was to be written', () => {
  const { page, routed } = aPage();
  page.refuse();
  routed.history.replaceState({ idx: 0 }, '');
  expect(page.loaded).toEqual([]);
  routed.history.replaceState({ idx: 0 }, '', '/repay?orderId=2');
  expect(page.loaded).toEqual(['/repay?orderId=2']);
});
