import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { fakeWindow } from './testing/fake-window.ts';
import type { Outcome } from './outcome.ts';
import { call, type Handler, shells } from './testing/shells.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe.each(shells)('$host', ({ host, inject }) => {
  test('is unavailable for a handler the shell lacks, and does not fall back to the web', async () => {
    const goHome = vi.fn<() => Outcome>();
    const bridge = createBridge({ window: fakeWindow(inject(vi.fn<Handler>())), fallbacks: { goHome } });
    await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'unavailable' });
    expect(goHome).not.toHaveBeenCalled();
  });

  test('looks the handler up at each send', async () => {
    const stale = vi.fn<Handler>();
    const window = fakeWindow(inject(stale));
    const bridge = createBridge({ window });
    await bridge.send('callTelephone', call);

    Object.assign(window, { webkit: undefined, peaceAndroid: undefined });
    await expect(bridge.send('callTelephone', call)).resolves.toEqual({ kind: 'unavailable' });
    expect(bridge.host, 'the shell is still around the page').toBe(host);

    const fresh = vi.fn<Handler>();
    Object.assign(window, inject(fresh));
    await expect(bridge.send('callTelephone', call)).resolves.toEqual({ kind: 'delivered' });
    expect([stale.mock.calls.length, fresh.mock.calls.length]).toEqual([1, 1]);
  });

  test('sees a shell that injects its handlers late', () => {
    const window = fakeWindow();
    const bridge = createBridge({ window });
    expect(bridge.host).toBe('browser');
    Object.assign(window, inject(vi.fn<Handler>()));
    expect(bridge.host).toBe(host);
  });

  test('calls the handler as a method: native objects refuse to be called detached', async () => {
    const handler = vi.fn<Handler>();
    const injected = inject(handler);
    await createBridge({ window: fakeWindow(injected) }).send('callTelephone', call);
    const owner = 'webkit' in injected ? injected.webkit.messageHandlers.callTelephone : injected.peaceAndroid;
    expect(handler.mock.contexts).toEqual([owner]);
  });
});
