import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServices } from './app-services.tsx';

const hooks = { onLoading: () => () => {}, onBack: () => false, showInApp: () => false };
const stored = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.setItem('peace:statistics-consent', '{"version":1,"value":"granted"}');
  window.history.replaceState(null, '', '/order?sessionId=S1&userId=7');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.peaceEarly;
  window.history.replaceState(null, '', '/');
});

test('a link alone proves no identity: what is stored stays until the backend has accepted the session', () => {
  createServices(window, hooks);
  expect(stored()).toEqual(['peace:statistics-consent']);
});

test('a response that was painted before the app started is one of a session that the backend has accepted', () => {
  const painted = { endpoint: 'getOrder', payload: {}, data: {}, replayInput: () => {} };
  window.peaceEarly = { request: undefined, payload: {}, isHydrating: true, painted };
  createServices(window, hooks);
  expect(stored()).toEqual(['peace:owner']);
});
