import { expect, test, vi } from 'vitest';

import { fakeWindow } from './fake-window.ts';
import { goBack, goToHash, onHashChange, readHash, readQuery, reloadPage, replacePath } from './page-address.ts';

function aPage(href = 'https://peace.example/promotion?id=3#/downloadTemplate') {
  const listeners = new Set<() => void>();
  const window = fakeWindow(href);
  return Object.assign(window, {
    listeners,
    addEventListener: (_type: 'hashchange', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'hashchange', listener: () => void) => void listeners.delete(listener),
  });
}

test('reads the query and the hash', () => {
  expect(readQuery(aPage()).get('id')).toBe('3');
  expect(readHash(aPage())).toBe('#/downloadTemplate');
});

test('goes to another hash, keeping the rest of the address', () => {
  const page = aPage();
  goToHash(page, '#/agreementTemplate');
  goToHash(page, '#/agreementTemplate', { replace: true });
  const url = 'https://peace.example/promotion?id=3#/agreementTemplate';
  expect(page.navigations).toEqual([
    { by: 'assign', url },
    { by: 'replace', url },
  ]);
});

test('tells of a changed hash until unregistered', () => {
  const page = aPage();
  const handler = vi.fn<() => void>();
  const unregister = onHashChange(page, handler);
  for (const listener of page.listeners) listener();
  expect(handler).toHaveBeenCalledOnce();
  unregister();
  expect(page.listeners.size).toBe(0);
});

test('changes the path and keeps the router’s state', () => {
  const page = aPage();
  page.history.state = { key: 'router' };
  replacePath(page, '/promotion?id=4');
  expect([page.location.href, page.history.state]).toEqual(['https://peace.example/promotion?id=4', { key: 'router' }]);
});

test('goes back where there is a way back', () => {
  const page = aPage();
  const back = vi.spyOn(page.history, 'back');
  expect(goBack(page)).toEqual({ kind: 'nowhere' });
  expect(back).not.toHaveBeenCalled();
  page.history.length = 2;
  expect(goBack(page)).toEqual({ kind: 'went' });
  expect(back).toHaveBeenCalledOnce();
});

test('loads the page again', () => {
  const page = aPage();
  const reload = vi.spyOn(page.location, 'reload');
  reloadPage(page);
  expect(reload).toHaveBeenCalledOnce();
});
