// @vitest-environment happy-dom
import { createBridge } from '@peace/bridge';
import { expect, test } from 'vitest';

import { createSession, type SessionOptions } from './create-session.ts';
import { fakeWindow } from './fake-window.ts';
import type { AddressWindow } from './page-address.ts';
import type { SessionWindow } from './session-window.ts';

const bridge: SessionOptions['bridge'] = { send: () => Promise.resolve({ kind: 'unavailable' }) };

test('who is calling goes with every call, and with leaving to those who may know', async () => {
  const window = fakeWindow('https://peace.example/loanDetail?sessionId=S1&orderId=1');
  const config = { trustedOrigins: ['https://pay.example'] };
  const session = createSession({ window, bridge, config });
  expect(session.commonParams()).toEqual({ sessionId: 'S1', merchantNumber: 'cjxjx' });
  expect(session.entry).toMatchObject({ params: { sessionId: 'S1' }, scrubbed: true });
  expect(window.location.href).toBe('https://peace.example/loanDetail?orderId=1');

  await session.leaveTo('https://pay.example/', { replace: true });
  await session.leaveTo('https://elsewhere.example/');
  expect(window.navigations).toEqual([
    { by: 'replace', url: 'https://pay.example/?merchantNumber=cjxjx&sessionId=S1' },
    { by: 'assign', url: 'https://elsewhere.example/' },
  ]);
});

test('the session’s own merchant comes before the default', () => {
  const window = fakeWindow('https://peace.example/?merchantNumber=m1');
  expect(createSession({ window, bridge }).commonParams()).toEqual({ merchantNumber: 'm1' });
});

test('the native scheme is peace, or the configuration’s', async () => {
  const window = fakeWindow('https://peace.example/');
  const usual = createSession({ window, bridge });
  await expect(usual.leaveTo('peace://wallet')).resolves.toEqual({ kind: 'unavailable', because: 'unavailable' });
  const other = createSession({ window, bridge, config: { nativeScheme: 'loan' } });
  await expect(other.leaveTo('peace://wallet')).resolves.toEqual({ kind: 'refused', reason: 'scheme' });
});

test('the real window fits', () => {
  const fits: SessionWindow & AddressWindow = window;
  const session = createSession({ window: fits, bridge: createBridge({ window }) });
  expect(session.commonParams()).toEqual({ merchantNumber: 'cjxjx' });
});
