import { runInThisContext } from 'node:vm';
import { createBridge } from '@peace/bridge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import html from '../../../index.html?raw';
import type { EarlyVisit } from './early-visit.ts';
import { noteResume, watchReturns } from './hydration.ts';

const read = vi.fn<() => void>();

/** Starts the app as `App` and `createServices` do, without a screen. */
function startApp() {
  const replay = watchReturns(window);
  const bridge = createBridge({ window });
  bridge.onResume(() => noteResume(window));
  return { replay, bridge };
}

const early = () => ({ requests: [], payload: {}, isHydrating: false, painted: null, ask: vi.fn<EarlyVisit['ask']>() });

beforeEach(() => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const { src, text } of page.querySelectorAll('script'))
    if (!src && !text.trim().startsWith('{')) runInThisContext(text);
  window.peaceEarly = early();
});
afterEach(() => {
  read.mockClear();
  delete window.peaceEarly;
  delete window.peaceNative;
});

test('a resume before the app makes what was read old', () => {
  window.peaceNative?.onResume();
  expect(window.peaceEarly).toMatchObject({ wasHidden: true });
});

test('a resume between the app’s start and its first screen is told to that screen, once', () => {
  const { replay, bridge } = startApp();
  window.peaceNative?.onResume();
  bridge.onResume(read);
  expect(read).not.toHaveBeenCalled();
  replay();
  expect(read).toHaveBeenCalledOnce();
});

test('a page that was hidden in between is told so, too', () => {
  const { replay, bridge } = startApp();
  Object.assign(window.peaceEarly ?? {}, { wasHidden: true });
  bridge.onResume(read);
  replay();
  expect(read).toHaveBeenCalledOnce();
});

test('the early page reports no resume when none occurred, nor where the screen reads anyway', () => {
  window.peaceNative?.onResume();
  const { replay, bridge } = startApp();
  bridge.onResume(read);
  replay();
  expect(read).not.toHaveBeenCalled();
});

test('a page that is not early reads when it mounts', () => {
  delete window.peaceEarly;
  window.peaceNative?.onResume();
  const { replay, bridge } = startApp();
  window.peaceNative?.onResume();
  bridge.onResume(read);
  replay();
  expect(read).not.toHaveBeenCalled();
});
