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

const addressOf = ({ pathname, search }: PageEntry) => pathname + search;

test('begins with the address the page was opened at, and with nothing behind it', () => {
  const { window, entries, listener } = aPage('/loanDetail?orderId=1#top');
  expect(entries.current()).toMatchObject({ pathname: '/loanDetail', search: '?orderId=1', state: {} });
  expect(window.location.href).toBe(`${origin}/loanDetail?orderId=1#top`);
  expect(screensBehind(window)).toBe(0);
  expect(listener).not.toHaveBeenCalled();
});

test('shows another address as a new entry, with what the screen notes in it', () => {
  const { window, entries, listener } = aPage();
  const first = entries.current();
  entries.show('/bindBank?productId=7', { state: { isStep: true } });
  expect(listener).toHaveBeenCalledExactlyOnceWith(entries.current());
  expect(entries.current()).toMatchObject({ pathname: '/bindBank', search: '?productId=7', state: { isStep: true } });
  expect(entries.current().key).not.toBe(first.key);
  expect([window.history.length, screensBehind(window)]).toEqual([2, 1]);
});

test('shows another address in place of the current entry', () => {
  const { window, entries } = aPage();
  entries.show('/repay', { state: { isStep: true } });
  const { key } = entries.current();
  entries.show('/loanDetail', { replace: true });
  expect(entries.current()).toMatchObject({ pathname: '/loanDetail', state: {} });
  expect(entries.current().key).not.toBe(key);
  expect([window.history.length, screensBehind(window)]).toEqual([2, 1]);
});

test('an entry has the same key and state whenever it is shown, by our own way back and by the browser’s buttons', () => {
  const { window, entries, listener } = aPage();
  const first = entries.current();
  entries.show('/repay', { state: { isStep: true } });
  const second = entries.current();
  entries.back();
  expect(entries.current()).toEqual(first);
  expect(screensBehind(window)).toBe(0);
  window.go(1);
  expect(entries.current()).toEqual(second);
  expect(listener.mock.calls.map(([entry]) => addressOf(entry))).toEqual(['/repay', '/order', '/repay']);
});

test('a page that is loaded again goes on with its entry', () => {
  const { window, entries } = aPage();
  entries.show('/repay', { state: { isStep: true } });
  expect(openEntries(window).current()).toEqual(entries.current());
  expect(screensBehind(window)).toBe(1);
});

test('the entry is the same object until another is shown', () => {
  const { entries } = aPage();
  expect(entries.current()).toBe(entries.current());
});

test('hears nothing after unsubscribing', () => {
  const { window, entries, listener, unsubscribe } = aPage();
  unsubscribe();
  entries.show('/repay');
  window.go(-1);
  expect(listener).not.toHaveBeenCalled();
});

test('tells a late subscriber where the browser went meanwhile', () => {
  const window = fakeEntries(`${origin}/order`);
  openEntries(window).show('/repay');
  const reloaded = openEntries(window);
  window.go(-1);
  const listener = vi.fn<(entry: PageEntry) => void>();
  reloaded.subscribe(listener);
  expect(listener.mock.calls.map(([entry]) => addressOf(entry))).toEqual(['/order']);
});
