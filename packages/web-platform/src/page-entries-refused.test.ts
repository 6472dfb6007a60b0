import { expect, test, vi } from 'vitest';
import { screensBehind } from './page-history.ts';
import { openEntries, type PageEntry } from './page-entries.ts';
import { fakeEntries } from './testing/fake-entries.ts';

const origin = 'https://peace.example';

/** A page that was opened at an address, and what its router hears. */
function aPage(path = '/order') {
  const window = fakeEntries(origin + path);
  const entries = openEntries(window);
  const listener = vi.fn<(entry: PageEntry) => void>();
  const unsubscribe = entries.subscribe(listener);
  return { window, entries, listener, unsubscribe };
}

test('an entry that others made has no key and no state', () => {
  const { window, entries } = aPage();
  window.history.pushState('theirs', '', '/repay?orderId=2');
  window.go(0);
  expect(entries.current()).toEqual({ pathname: '/repay', search: '?orderId=2', key: '', state: {} });
  entries.show('/order');
  expect(screensBehind(window)).toBe(1);
});

test.each(['https://elsewhere.example/order', '//elsewhere.example/order', 'javascript:alert(1)'])(
  'refuses what is no address of this origin: %s',
  (address) => {
    const { window, entries } = aPage();
    expect(() => entries.show(address)).toThrow('Only an address of this origin');
    expect([window.history.length, window.loaded]).toEqual([1, []]);
  },
);

test.each([undefined, { replace: true }])(
  'loads the address where the browser refuses to write an entry: %o',
  (options) => {
    const { window, entries, listener } = aPage();
    window.refuse();
    entries.show('/repay?orderId=2', options);
    expect(window.loaded).toEqual([`${origin}/repay?orderId=2`]);
    expect(listener).not.toHaveBeenCalled();
  },
);

test('a page whose history cannot be written at all is shown all the same', () => {
  const window = fakeEntries(`${origin}/order`);
  window.refuse();
  expect(openEntries(window).current()).toMatchObject({ pathname: '/order', key: '' });
});
