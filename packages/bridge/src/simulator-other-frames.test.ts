import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { fakeFrame } from './testing/fake-window.ts';
import { simulatorFrameAttribute } from './shell-presence.ts';
import { toShell, toPage } from './simulator-protocol.ts';
import { simulate } from './testing/simulate.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('frames and parents that are not the simulator', () => {
  test('a page in an unmarked frame is in a plain browser and sends its parent nothing', async () => {
    const { page, posts } = fakeFrame();
    const bridge = createBridge({ window: page });
    await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'unavailable' });
    expect(bridge.host).toBe('browser');
    expect(posts).toEqual([]);
  });

  test('a parent that is no simulator is not listened to', () => {
    const { page, parentWindow } = fakeFrame();
    const back = vi.fn<() => boolean>(() => true);
    createBridge({ window: page }).onBack(back);
    const data = toPage({ type: 'event', id: '1', event: 'back' });
    page.receive({ origin: page.origin, source: parentWindow, data });
    expect(back).not.toHaveBeenCalled();
  });

  test('a parent of another origin is not spoken to, marked or not', () => {
    const { page, frame, posts } = fakeFrame();
    frame.setAttribute(simulatorFrameAttribute, '');
    const crossOrigin = Object.defineProperty({ postMessage: vi.fn<(message: unknown) => void>() }, 'origin', {
      get: () => {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    });
    page.parent = crossOrigin;
    expect(createBridge({ window: page }).host).toBe('browser');
    page.parent = { origin: 'https://evil.example', postMessage: crossOrigin.postMessage };
    expect(createBridge({ window: page }).host).toBe('browser');
    expect(crossOrigin.postMessage).not.toHaveBeenCalled();
    expect([posts, page.listenerCount()]).toEqual([[], 0]);
  });

  test.each([
    { stranger: 'another origin', origin: 'https://evil.example', fromParent: true },
    { stranger: 'another window of this origin', origin: 'https://peace.example', fromParent: false },
  ])('the page ignores $stranger', async ({ origin, fromParent }) => {
    const { page, parentWindow, bridge, posts } = simulate();
    const back = vi.fn<() => boolean>(() => true);
    bridge.onBack(back);
    await vi.runAllTimersAsync();
    const before = posts.length;
    const data = toPage({ type: 'event', id: '1', event: 'back' });
    page.receive({ origin, source: fromParent ? parentWindow : {}, data });
    expect(back).not.toHaveBeenCalled();
    expect(posts).toHaveLength(before);
  });

  test.each([
    { stranger: 'another origin', origin: 'https://evil.example', fromPage: true },
    { stranger: 'another frame', origin: 'https://peace.example', fromPage: false },
  ])('the simulator ignores $stranger', async ({ origin, fromPage }) => {
    const { page, parentWindow, onMessage } = simulate();
    const data = toShell({ type: 'message', id: '1', name: 'goHome', payload: {} });
    parentWindow.receive({ origin, source: fromPage ? page : {}, data });
    await vi.runAllTimersAsync();
    expect(onMessage).not.toHaveBeenCalled();
  });

  test.each([
    null,
    'text',
    { type: 'event', id: '1', event: 'back' },
    { channel: 'peace-simulator', type: 'event', id: '1', event: 'explode' },
  ])('the page ignores what is not of the protocol: %j', async (data) => {
    const { page, parentWindow, bridge } = simulate();
    const back = vi.fn<() => boolean>(() => true);
    bridge.onBack(back);
    page.receive({ origin: page.origin, source: parentWindow, data });
    expect(back).not.toHaveBeenCalled();
  });

  test('a reply to nothing, or a second one, changes nothing', async () => {
    const { page, parentWindow, bridge, posts } = simulate();
    const sent = bridge.send('goHome');
    const id = String(Reflect.get(posts.at(-1) ?? {}, 'id'));
    const reply = (to: string) =>
      page.receive({
        origin: page.origin,
        source: parentWindow,
        data: toPage({ type: 'reply', id: to, outcome: { kind: 'rejected', reason: `reply to ${to}` } }),
      });
    reply('unknown');
    reply(id);
    await expect(sent).resolves.toEqual({ kind: 'rejected', reason: `reply to ${id}` });
  });
});
