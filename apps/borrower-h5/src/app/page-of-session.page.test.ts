import { beforeEach, expect, test, vi } from 'vitest';
import { onRestored } from '@peace/web-platform';
import { guardPageOfSession } from './page-of-session.ts';

const noop = () => undefined;

const reload = vi.fn<() => void>();
const read = vi.fn<() => void>();
const session = { isOfTab: true, endings: 0 };

const isHidden = () => document.querySelector('#root')?.hasAttribute('hidden');
/** A page of its own: what an earlier test registered is not asked. */
function open() {
  const events = new EventTarget();
  // As the names of the events have it, which an `EventTarget` does not know.
  const on = (type: string, listener: (event: never) => void) => events.addEventListener(type, Object(listener));
  const listening = { addEventListener: on, removeEventListener: noop };
  const page = {
    document: { visibilityState: 'visible', querySelector: document.querySelector.bind(document), ...listening },
    location: { href: '', search: '', hash: '', assign: noop, replace: noop, reload },
    ...listening,
  };
  guardPageOfSession(page, {
    isOfTab: () => session.isOfTab,
    endings: () => session.endings,
  });
  // A screen, which reads again when the page comes back.
  onRestored(page, read);
  return {
    leave: () => events.dispatchEvent(new Event('pagehide')),
    comeOutOfCache: () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    comeToFront: () => events.dispatchEvent(new Event('visibilitychange')),
  };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root">₱5,450.00</div>';
  Object.assign(session, { isOfTab: true, endings: 0 });
  reload.mockClear();
  read.mockClear();
});

test('a page of the tab’s own session stays as it was', () => {
  const page = open();
  page.leave();
  page.comeOutOfCache();
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(read).toHaveBeenCalledOnce();
});

test('a page out of the cache is hidden and loaded anew where the tab has another session', () => {
  const page = open();
  page.leave();
  session.isOfTab = false;
  page.comeOutOfCache();
  expect(isHidden()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(read).not.toHaveBeenCalled();
});

test('a page of another session that becomes visible is loaded again', () => {
  const page = open();
  session.isOfTab = false;
  page.comeToFront();
  expect(isHidden()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(read).not.toHaveBeenCalled();
});

test('a page whose session ended is hidden as it is left, and loaded anew out of the cache', () => {
  const page = open();
  session.endings = 1;
  page.comeToFront();
  expect(isHidden()).toBe(false);
  page.leave();
  expect(isHidden()).toBe(true);
  page.comeOutOfCache();
  expect(reload).toHaveBeenCalledOnce();
});
