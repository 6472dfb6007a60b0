import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { createSandbox } from '@peace/sandbox';
import { systemClock } from '@peace/money-date';
import { string } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptItem } from '#shared/attempt/define-attempts.ts';
import { removeExpired } from '#shared/storage/remove-expired.ts';
import { itemAccessOf, openItem } from '#shared/storage/stored-item.ts';
import type { EarlyVisit, Painted } from '#features/early/early-visit.ts';
import { createServices } from './app-services.tsx';

const hooks = { onLoading: () => () => {}, onBack: () => false, showInApp: () => false };
/** The early page has painted a response. */
function paintedEarly(read: Pick<Painted, 'endpoint' | 'needsSession'>) {
  const painted = { ...read, payload: {}, reads: [{ endpoint: read.endpoint ?? '', data: {} }], replayTap: () => {} };
  window.peaceEarly = { requests: [], payload: {}, isHydrating: true, painted, ask: vi.fn<EarlyVisit['ask']>() };
}
const stored = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.setItem('peace:statistics-consent', '{"version":1,"value":"granted"}');
  window.history.replaceState(null, '', '/order?sessionId=S1&userId=7');
});
afterEach(() => {
  delete window.peaceEarly;
  window.history.replaceState(null, '', '/');
});

test('a link alone proves no identity: what is stored stays until the backend has accepted the session', () => {
  createServices(window, hooks);
  expect(stored()).toEqual(['peace:statistics-consent']);
});

test('a response that was painted before the app started is one of a session that the backend has accepted', () => {
  paintedEarly({ endpoint: 'getOrder', needsSession: true });
  createServices(window, hooks);
  expect(stored()).toEqual(['peace:owner']);
});

test('a response that anyone gets proves no session, painted early or called', async () => {
  paintedEarly({ endpoint: 'getSupportContact', needsSession: false });
  const sandbox = createSandbox();
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  const { api } = createServices(window, hooks);
  expect(await api.call(getSupportContact, {})).toMatchObject({ kind: 'ok' });
  expect(stored()).toEqual(['peace:statistics-consent']);
  expect(await api.call(getComplaintOptions, {})).toMatchObject({ kind: 'ok' });
  expect(stored()).toEqual(['peace:owner']);
});

test('what is stored by a clock that is years behind is not too old once the clock is corrected', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2023-11-20T10:00+08:00') });
  const sandbox = createSandbox();
  const today = Date.parse('2026-11-20T10:00+08:00');
  vi.stubGlobal('fetch', async (request: Request) => {
    const { status, body } = await sandbox.fetch(request);
    return new Response(body, { status, headers: { Date: new Date(today).toUTCString() } });
  });
  const services = createServices(window, hooks);
  const item = attemptItem({ key: 'test-write', request: string() });
  const record = () => openItem({ ...itemAccessOf(services), borrower: null }, item, '7001');
  await services.api.call(getSupportContact, {});
  const { clock } = services;
  const stage = { kind: 'answerLost', since: clock.now() } as const;
  record().write({ key: 'k', request: 'x', startedAt: clock.now(), stage });
  vi.setSystemTime(today + 3_600_000);
  const corrected = { ...itemAccessOf(services), clock: systemClock, borrower: null };
  expect(openItem(corrected, item, '7001').read()).toMatchObject({ key: 'k', startedAt: today });
  removeExpired(window, systemClock.now());
  expect(openItem(corrected, item, '7001').read()).not.toBeNull();
});

test.each([20 * 86_400_000, 3_600_000, -3_600_000])('a clock that is %i ms ahead is used as it is', async (aheadMs) => {
  const sandbox = createSandbox();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { status, body } = await sandbox.fetch(request);
    return new Response(body, { status, headers: { Date: new Date(now - aheadMs).toUTCString() } });
  });
  const { api, clock } = createServices(window, hooks);
  await api.call(getSupportContact, {});
  expect(clock.now()).toBe(now);
});

test('what the early page knows of the clock counts from the first screen on', () => {
  paintedEarly({ endpoint: 'getOrder', needsSession: true });
  if (window.peaceEarly) window.peaceEarly.clockOffset = -20 * 86_400_000;
  expect(createServices(window, hooks).api.clockOffset()).toBe(-20 * 86_400_000);
});
