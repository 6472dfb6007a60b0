// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { createBridge } from '@peace/bridge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import html from '../../../index.html?raw';
import { holdBack } from './hold-back.ts';
import { heldForMs } from './hold-taps.ts';

const goBack = vi.fn<() => void>();

/** Runs the inline script that holds the gesture before the app is there. */
function openPage(): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  for (const { src, text } of page.querySelectorAll('script')) if (!src) runInThisContext(text);
}

/** Starts the app as `createServices` does. */
function startApp() {
  const held = holdBack(window);
  const bridge = createBridge({ window });
  bridge.onBack(held.take);
  return { held, bridge };
}

const back = () => window.peaceNative?.onBack();
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  openPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
  delete window.peaceNative;
  delete window.peaceHeldBack;
});

test('a gesture before the app is there waits for the screen’s question', () => {
  expect(back()).toBe(true);
  const { held, bridge } = startApp();
  const ask = vi.fn(() => true);
  bridge.onBack(ask);
  expect(ask).not.toHaveBeenCalled();
  held.release(goBack);
  expect(ask).toHaveBeenCalledOnce();
  expect(goBack).not.toHaveBeenCalled();
});

test('a gesture between the app’s start and its first screen waits as well', () => {
  const { held, bridge } = startApp();
  expect(back()).toBe(true);
  bridge.onBack(() => false);
  held.release(goBack);
  expect(goBack).toHaveBeenCalledOnce();
});

test('a screen that can answer answers at once', () => {
  const { held, bridge } = startApp();
  bridge.onBack(() => true);
  expect(back()).toBe(true);
  held.release(goBack);
  expect(goBack).not.toHaveBeenCalled();
});

test('nobody is trapped: a second gesture is the shell’s, before the app and after its start', () => {
  expect([back(), back()]).toEqual([true, false]);
  startApp();
  expect(back()).toBe(false);
});

test('nothing is held where the app could not be loaded', () => {
  document.querySelector('.unloaded')?.removeAttribute('hidden');
  expect(back()).toBe(false);
});

test('once released, the answer is the screens’ alone', () => {
  const { held } = startApp();
  held.release(goBack);
  expect(back()).toBe(false);
  expect(goBack).not.toHaveBeenCalled();
});

test.each([
  ['ten seconds have passed', () => vi.advanceTimersByTime(heldForMs + 1)],
  ['the page was hidden', () => setVisibility('hidden')],
])('a gesture is dropped when %s', (_, happens) => {
  expect(back()).toBe(true);
  happens();
  startApp().held.release(goBack);
  expect(goBack).not.toHaveBeenCalled();
});
