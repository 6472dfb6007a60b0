import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import { createBridge } from '@peace/bridge';
import type { AddressWindow } from '@peace/web-platform';
import { expect, test } from 'vitest';

import { createSession, type SessionOptions } from './create-session.ts';
import type { SessionWindow } from './session-window.ts';

const bridge: SessionOptions['bridge'] = {
  host: 'browser',
  send: () => Promise.resolve({ kind: 'unavailable' }),
};

test('session parameters are sent with every call and to trusted origins only', async () => {
  const window = fakeWindow('https://peace.example/loanDetail?sessionId=S1&orderId=1');
  const config = { trustedOrigins: ['https://pay.example'] };
  const session = createSession({ window, bridge, config });
  expect(session.commonParams()).toEqual({ sessionId: 'S1', merchantNumber: 'cjxjx' });
  expect(session.entry.params).toEqual({ sessionId: 'S1' });
  expect(window.location.href).toBe('https://peace.example/loanDetail?orderId=1');

  await session.navigateExternal('https://pay.example/', { replace: true, withCommonParams: true });
  await session.navigateExternal('https://elsewhere.example/', { withCommonParams: true });
  expect(window.navigations).toEqual([
    { by: 'replace', url: 'https://pay.example/?merchantNumber=cjxjx&sessionId=S1' },
    { by: 'assign', url: 'https://elsewhere.example/' },
  ]);
});

test('the session’s own merchant comes before the default', () => {
  const window = fakeWindow('https://peace.example/?sessionId=S1&merchantNumber=m1');
  expect(createSession({ window, bridge }).commonParams()).toEqual({ sessionId: 'S1', merchantNumber: 'm1' });
});

test('a session that ended is known neither here nor after a reload, and is reported each time', () => {
  const window = fakeWindow('https://peace.example/loanDetail?sessionId=S1&userId=7');
  const session = createSession({ window, bridge });
  window.localStorage.setItem('peace:complaint-draft', 'a draft');
  const counts: number[] = [];
  const unregister = session.onEnd(() => counts.push(session.endings()));
  session.end();
  session.end();
  unregister();
  session.end();
  expect(counts).toEqual([1, 2]);
  expect(session.commonParams()).toEqual({ merchantNumber: 'cjxjx' });
  expect(createSession({ window, bridge }).commonParams()).toEqual({ merchantNumber: 'cjxjx' });
  // The same borrower's next session goes on with it.
  expect(window.localStorage.getItem('peace:complaint-draft')).toBe('a draft');
});

test('device, app and merchant stay when the session ends, as they are before a login', () => {
  const window = fakeWindow('https://peace.example/order?sessionId=S1&userId=7&merchantNumber=m1&deviceId=D1');
  const session = createSession({ window, bridge });
  session.end();
  expect(session.commonParams()).toEqual({ merchantNumber: 'm1', deviceId: 'D1' });
  expect(session.isOfTab()).toBe(true);
  expect(createSession({ window, bridge }).commonParams()).toEqual({ merchantNumber: 'm1', deviceId: 'D1' });
});

test('a session without a user is the owner’s once the backend has accepted it, and tells the page', () => {
  const device = fakeStorage();
  const open = (query: string) =>
    createSession({ window: fakeWindow(`https://peace.example/repay?${query}`, fakeStorage(), device), bridge });
  const marias = open('sessionId=S1&userId=7');
  const earlier = open('sessionId=S0');
  expect(earlier.borrower()).toBe('.');
  marias.confirm();
  earlier.confirm();
  expect(earlier.borrower()).toBe(marias.borrower());
  const unnamed = open('sessionId=S2');
  const seen: unknown[] = [];
  unnamed.onConfirm(() => seen.push(unnamed.borrower()));
  expect(unnamed.borrower()).toBeNull();
  unnamed.confirm();
  unnamed.confirm();
  expect(seen).toEqual([marias.borrower()]);
  expect(open('sessionId=S2').borrower()).toBe(marias.borrower());
});

test('a response that comes after the end of its session confirms nothing', () => {
  const device = fakeStorage();
  const open = (query: string) =>
    createSession({ window: fakeWindow(`https://peace.example/repay?${query}`, fakeStorage(), device), bridge });
  open('sessionId=S1&userId=7').confirm();
  const ended = open('sessionId=S2');
  ended.end();
  ended.confirm();
  expect(ended.borrower()).toBeNull();
});

test("another person's items are deleted by the first accepted call, not by a link", () => {
  const device = fakeStorage();
  const open = (query: string) =>
    createSession({ window: fakeWindow(`https://peace.example/repay?${query}`, fakeStorage(), device), bridge });
  open('sessionId=S1&userId=7').confirm();
  device.setItem('peace:complaint-draft', 'a draft');
  open('sessionId=S2&userId=7').confirm();
  const others = open('sessionId=S3&userId=8');
  expect(device.getItem('peace:complaint-draft')).toBe('a draft');
  others.confirm();
  expect(device.getItem('peace:complaint-draft')).toBeNull();
});

const pageOf = (tab: Storage, query: string) =>
  createSession({ window: fakeWindow(`https://peace.example/repay?${query}`, tab), bridge });

test('a page is no more of its tab after a later one entered another session, or ended it', () => {
  const tab = fakeStorage();
  const marias = pageOf(tab, 'sessionId=S1&userId=7');
  const later = pageOf(tab, 'appVersion=2.4.0&sessionId=S1');
  expect([marias.isOfTab(), later.isOfTab()]).toEqual([true, true]);
  later.end();
  expect([marias.isOfTab(), later.isOfTab()]).toEqual([false, true]);
  const others = pageOf(tab, 'sessionId=S2&userId=8');
  expect([marias.isOfTab(), later.isOfTab(), others.isOfTab()]).toEqual([false, false, true]);
  pageOf(tab, 'sessionId=S2&userId=9');
  expect(others.isOfTab()).toBe(false);
});

test('a page whose session could not be stored stays of its tab', () => {
  const tab = fakeStorage({}, () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(pageOf(tab, 'sessionId=S1').isOfTab()).toBe(true);
});

test('the native scheme is peace, or the configuration’s', async () => {
  const window = fakeWindow('https://peace.example/');
  const usual = createSession({ window, bridge });
  await expect(usual.navigateExternal('peace://wallet')).resolves.toEqual({ kind: 'delegatedToApp' });
  const config = { nativeScheme: 'loan', walletSchemes: ['gcash'] };
  const other = createSession({ window, bridge, config });
  await expect(other.navigateExternal('peace://wallet')).resolves.toEqual({
    kind: 'unavailable',
    because: 'unavailable',
  });
  await expect(other.navigateExternal('gcash://pay')).resolves.toEqual({ kind: 'delegatedToApp' });
});

test('the real window fits', () => {
  const fits: SessionWindow & AddressWindow = window;
  const session = createSession({ window: fits, bridge: createBridge({ window }) });
  expect(session.commonParams()).toEqual({ merchantNumber: 'cjxjx' });
});
