import { runInThisContext } from 'node:vm';
import { createBridge } from '@peace/bridge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import html from '../../../index.html?raw';
import { queueBack } from './queue-back.ts';
import { replayWithinMs } from './queue-taps.ts';

const goBack = vi.fn<() => void>();

/** Runs the inline script that queues the gesture before the app has loaded. */
function openPage(): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  for (const { src, text } of page.querySelectorAll('script')) if (!src) runInThisContext(text);
}

/** Starts the app as `createServices` does. */
function startApp() {
  const queue = queueBack(window);
  const bridge = createBridge({ window });
  bridge.onBack(queue.enqueue);
  return { queue, bridge };
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
  vi.clearAllMocks();
  delete window.peaceNative;
  delete window.peaceQueuedBack;
});

test('a gesture before the app has loaded waits for the screen’s handler', () => {
  expect(back()).toBe(true);
  const { queue, bridge } = startApp();
  const onBack = vi.fn(() => true);
  bridge.onBack(onBack);
  expect(onBack).not.toHaveBeenCalled();
  queue.replay(goBack);
  expect(onBack).toHaveBeenCalledOnce();
  expect(goBack).not.toHaveBeenCalled();
});

test('a gesture between the app’s start and its first screen waits as well', () => {
  const { queue, bridge } = startApp();
  expect(back()).toBe(true);
  bridge.onBack(() => false);
  queue.replay(goBack);
  expect(goBack).toHaveBeenCalledOnce();
});

test('a screen with a handler handles it at once', () => {
  const { queue, bridge } = startApp();
  bridge.onBack(() => true);
  expect(back()).toBe(true);
  queue.replay(goBack);
  expect(goBack).not.toHaveBeenCalled();
});

test('a second gesture goes to the shell, before the app has started and after', () => {
  expect([back(), back()]).toEqual([true, false]);
  startApp();
  expect(back()).toBe(false);
});

test('nothing is queued when the app failed to load', () => {
  document.querySelector('.unloaded')?.removeAttribute('hidden');
  expect(back()).toBe(false);
});

test('after the replay only the screens handle a gesture', () => {
  const { queue } = startApp();
  queue.replay(goBack);
  expect(back()).toBe(false);
  expect(goBack).not.toHaveBeenCalled();
});

test.each([
  ['ten seconds have passed', () => vi.advanceTimersByTime(replayWithinMs + 1)],
  ['the page was hidden', () => setVisibility('hidden')],
])('a gesture is dropped when %s', (_, happens) => {
  expect(back()).toBe(true);
  happens();
  startApp().queue.replay(goBack);
  expect(goBack).not.toHaveBeenCalled();
});
