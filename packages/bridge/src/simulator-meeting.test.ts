import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { fakeFrame } from './testing/fake-window.ts';
import { createSimulatedShell } from './simulated-shell.ts';
import { call, shells, type Handler } from './testing/shells.ts';
import { simulate } from './testing/simulate.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('events', () => {
  test('back brings the page’s answer', async () => {
    const { bridge, shell } = simulate();
    await expect(shell.back()).resolves.toEqual({ kind: 'answered', handled: false });
    bridge.onBack(() => true);
    await expect(shell.back()).resolves.toEqual({ kind: 'answered', handled: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('resume reaches the page', async () => {
    const { bridge, shell } = simulate();
    const reread = vi.fn<() => void>();
    bridge.onResume(reread);
    await expect(shell.resume()).resolves.toEqual({ kind: 'answered', handled: true });
    expect(reread).toHaveBeenCalledOnce();
  });

  test('a resume before the page listens reaches it once it does', async () => {
    const { page, parentWindow, frame } = fakeFrame();
    const shell = createSimulatedShell({ window: parentWindow, frame, onMessage: () => ({ kind: 'delivered' }) });
    const answer = shell.resume();
    await vi.advanceTimersByTimeAsync(500);
    const reread = vi.fn<() => void>();
    createBridge({ window: page }).onResume(reread);
    await vi.advanceTimersByTimeAsync(1500);
    await expect(answer).resolves.toEqual({ kind: 'answered', handled: true });
    expect(reread).toHaveBeenCalledOnce();
  });

  test('a page that is gone gives no response', async () => {
    const { bridge, shell, page } = simulate();
    bridge.dispose();
    expect(page.listenerCount()).toBe(0);
    const answer = shell.back();
    await vi.advanceTimersByTimeAsync(1500);
    await expect(answer).resolves.toEqual({ kind: 'no-reply' });
  });
});

describe('meeting', () => {
  test('the simulator is notified when a page has started', async () => {
    const onReady = vi.fn<() => void>();
    simulate({ onReady });
    await vi.runAllTimersAsync();
    expect(onReady).toHaveBeenCalled();
  });

  test('a simulator that comes up after the page finds it', async () => {
    const { page, parentWindow, frame } = fakeFrame();
    const bridge = createBridge({ window: page });
    expect(bridge.host).toBe('browser');
    const onReady = vi.fn<() => void>();
    createSimulatedShell({ window: parentWindow, frame, onMessage: () => ({ kind: 'delivered' }), onReady });
    await vi.runAllTimersAsync();
    expect(onReady).toHaveBeenCalledOnce();
    await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'delivered' });
  });

  // WKWebView and Android give a shell's handlers to every frame of the page.
  test.each(shells)('inside a real shell ($host) the page in the frame is the simulator’s', async ({ inject }) => {
    const handler = vi.fn<Handler>();
    const { bridge, page, onMessage } = simulate();
    Object.assign(page, inject(handler));
    expect(bridge.host).toBe('simulator');
    await expect(bridge.send('callTelephone', call)).resolves.toEqual({ kind: 'delivered' });
    expect(onMessage).toHaveBeenCalledOnce();
    expect(handler).not.toHaveBeenCalled();
  });

  test.each(shells)(
    'once the simulated shell is gone, a real one ($host) does not take its place',
    async ({ inject }) => {
      const handler = vi.fn<Handler>();
      const { bridge, shell, parentWindow, page } = simulate();
      Object.assign(page, inject(handler));
      shell.dispose();
      expect(parentWindow.listenerCount()).toBe(0);
      bridge.dispose();
      const loadedAfterwards = createBridge({ window: page });
      expect(loadedAfterwards.host).toBe('browser');
      await expect(loadedAfterwards.send('callTelephone', call)).resolves.toEqual({ kind: 'unavailable' });
      expect(handler).not.toHaveBeenCalled();
    },
  );
});
