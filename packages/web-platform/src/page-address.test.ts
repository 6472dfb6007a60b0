import { expect, test, vi } from 'vitest';
import {
  goToHash,
  navigateTo,
  onHashChange,
  readAddress,
  readHash,
  readQuery,
  reloadPage,
  replacePath,
  replaceQuery,
} from './page-address.ts';
import { aPage } from './testing/a-page.ts';

test('reads the query and the hash', () => {
  expect(readQuery(aPage()).get('id')).toBe('3');
  expect(readHash(aPage())).toBe('#/downloadTemplate');
});

test('goToHash changes the hash, keeping the rest of the address', () => {
  const page = aPage();
  goToHash(page, '#/agreementTemplate');
  expect(page.navigations).toEqual([{ by: 'assign', url: 'https://peace.example/promotion?id=3#/agreementTemplate' }]);
});

test('onHashChange reports a changed hash until unregistered', () => {
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

test('loads the page again', () => {
  const page = aPage();
  const reload = vi.spyOn(page.location, 'reload');
  reloadPage(page);
  expect(reload).toHaveBeenCalledOnce();
});

test('changes the query and keeps the path, the hash and the router’s state', () => {
  const page = aPage();
  page.history.state = { idx: 3 };
  expect(replaceQuery(page, 'id=4&sig=a%20b')).toEqual({ kind: 'replaced' });
  expect(readAddress(page)).toBe('https://peace.example/promotion?id=4&sig=a%20b#/downloadTemplate');
  expect(page.history.state).toEqual({ idx: 3 });
});

const blocked = () => {
  throw new DOMException('sandboxed', 'SecurityError');
};

test('replaceQuery says so where the browser keeps the query as it is', () => {
  const page = aPage();
  page.history.replaceState = blocked;
  expect(replaceQuery(page, '')).toEqual({ kind: 'blocked' });
});

test('sends the page elsewhere, as a new entry or in place of this one', () => {
  const page = aPage();
  expect(navigateTo(page, 'https://pay.example/')).toEqual({ kind: 'left' });
  expect(navigateTo(page, 'https://pay.example/', { replace: true })).toEqual({ kind: 'left' });
  expect(page.navigations.map(({ by }) => by)).toEqual(['assign', 'replace']);
});

test('navigateTo says so where the browser blocks a navigation', () => {
  const location = { assign: blocked, replace: blocked };
  expect(navigateTo({ location }, 'https://pay.example/')).toEqual({ kind: 'blocked' });
});
