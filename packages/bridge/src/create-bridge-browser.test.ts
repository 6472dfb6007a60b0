import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BridgeWindow } from './bridge-window.ts';
import { createBridge } from './create-bridge.ts';
import { fakeWindow } from './testing/fake-window.ts';
import type { BridgeError } from './shell-events.ts';
import type { Outcome } from './outcome.ts';
import { isInShell } from './shell-presence.ts';
import { shells } from './testing/shells.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Handler = (payload: unknown) => unknown;

const call = { telephone: '09171234567' };

describe('a plain browser', () => {
  test('another app’s web view is one too', () => {
    const window = fakeWindow({ webkit: { messageHandlers: { somebodyElse: { postMessage: vi.fn<Handler>() } } } });
    expect(createBridge({ window }).host).toBe('browser');
  });

  test('is unavailable without a fallback', async () => {
    await expect(createBridge({ window: fakeWindow() }).send('goHome')).resolves.toEqual({ kind: 'unavailable' });
  });

  test('runs the fallback within the tap and passes its outcome on', async () => {
    const callTelephone = vi.fn<() => Outcome>(() => ({ kind: 'delivered' }));
    const sent = createBridge({ window: fakeWindow(), fallbacks: { callTelephone } }).send('callTelephone', call);
    expect(callTelephone).toHaveBeenCalledExactlyOnceWith(call);
    await expect(sent).resolves.toEqual({ kind: 'delivered' });
  });

  test('reports a fallback that throws, and is rejected', async () => {
    const onError = vi.fn<(error: BridgeError) => void>();
    const cause = new Error('no shell');
    const goHome = () => {
      throw cause;
    };
    const bridge = createBridge({ window: fakeWindow(), fallbacks: { goHome }, onError });
    await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'rejected', reason: 'no shell' });
    expect(onError).toHaveBeenCalledExactlyOnceWith({ during: 'fallback', cause });
  });
});

describe('isInShell says before the bridge is there whether it will find a shell', () => {
  test.each<[string, BridgeWindow]>([
    ['a browser', fakeWindow()],
    ['another app', fakeWindow({ webkit: { messageHandlers: { somebodyElse: { postMessage: vi.fn<Handler>() } } } })],
    ...shells.map(({ host, inject }) => [host, fakeWindow(inject(vi.fn<Handler>()))] satisfies [string, BridgeWindow]),
  ])('%s', (_, window) => {
    expect(isInShell(window)).toBe(createBridge({ window }).host !== 'browser');
  });
});
