import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { createSandbox } from '@peace/sandbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Painted } from '#shared/early-visit.ts';
import { createServices } from './app-services.tsx';

const hooks = { onLoading: () => () => {}, onBack: () => false, showInApp: () => false };
/** The early page has painted a response. */
function paintedEarly(read: Pick<Painted, 'endpoint' | 'needsSession'>) {
  const painted = { ...read, payload: {}, data: {}, replayInput: () => {} };
  window.peaceEarly = { request: undefined, payload: {}, isHydrating: true, painted };
}
const stored = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.setItem('peace:statistics-consent', '{"version":1,"value":"granted"}');
  window.history.replaceState(null, '', '/order?sessionId=S1&userId=7');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.peaceEarly;
  vi.unstubAllGlobals();
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
