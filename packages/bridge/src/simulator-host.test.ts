import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { fakeFrame } from './fake-window.ts';
import type { Outcome } from './outcome.ts';
import { createSimulatorHost, type SimulatorTraffic } from './simulator-host.ts';
import { simulatorFrameAttribute, toHost } from './simulator-protocol.ts';
import { simulate } from './testing/simulate.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('messages', () => {
  test('reach the simulator, and its outcome the page', async () => {
    const { bridge, onMessage } = simulate();
    expect(bridge.host).toBe('simulator');
    await expect(bridge.send('openPage', { to: 'peace://wallet' })).resolves.toEqual({ kind: 'delivered' });
    expect(onMessage).toHaveBeenCalledExactlyOnceWith({ name: 'openPage', payload: { to: 'peace://wallet' } });
  });

  test('a shell that says no, and one that fails', async () => {
    const no = simulate({ onMessage: () => ({ kind: 'rejected', reason: 'not now' }) });
    await expect(no.bridge.send('goHome')).resolves.toEqual({ kind: 'rejected', reason: 'not now' });
    const failing = simulate({ onMessage: () => Promise.reject(new Error('crash')) });
    await expect(failing.bridge.send('goHome')).resolves.toEqual({ kind: 'rejected', reason: 'crash' });
  });

  test('a shell that does not answer lets the deadline run out', async () => {
    const { bridge } = simulate({ onMessage: () => ({ kind: 'no-reply' }) });
    const settled = vi.fn<(outcome: Outcome) => void>();
    void bridge.send('goHome').then(settled);
    await vi.advanceTimersByTimeAsync(1499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith({ kind: 'no-reply' });
  });

  test('a handler the shell lacks is unavailable, until it has it', async () => {
    const onTraffic = vi.fn<(traffic: SimulatorTraffic) => void>();
    const { bridge, host, onMessage } = simulate({ capabilities: ['goHome'], onTraffic });
    await expect(bridge.send('goToRate')).resolves.toEqual({ kind: 'unavailable' });
    expect(onMessage).not.toHaveBeenCalled();
    expect(onTraffic).toHaveBeenCalledWith({ name: 'goToRate', payload: {}, outcome: { kind: 'unavailable' } });
    host.setCapabilities(['goToRate']);
    await expect(bridge.send('goToRate')).resolves.toEqual({ kind: 'delivered' });
  });

  test.each([
    { name: 'nothing', payload: {} },
    { name: 'openPage', payload: { to: 7 } },
  ])('the simulator checks the contract too: $name', async ({ name, payload }) => {
    const { hostWindow, page, onMessage, posts } = simulate();
    const data = toHost({ type: 'message', id: 'x', name, payload });
    hostWindow.receive({ origin: page.origin, source: page, data });
    await vi.runAllTimersAsync();
    expect(onMessage).not.toHaveBeenCalled();
    expect(posts.at(-1)).toMatchObject({ type: 'reply', id: 'x', outcome: { kind: 'rejected' } });
  });
});

describe('events', () => {
  test('back brings the page’s answer', async () => {
    const { bridge, host } = simulate();
    await expect(host.back()).resolves.toEqual({ kind: 'answered', handled: false });
    bridge.onBack(() => true);
    await expect(host.back()).resolves.toEqual({ kind: 'answered', handled: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('resume reaches the page', async () => {
    const { bridge, host } = simulate();
    const reread = vi.fn<() => void>();
    bridge.onResume(reread);
    await expect(host.resume()).resolves.toEqual({ kind: 'answered', handled: true });
    expect(reread).toHaveBeenCalledOnce();
  });

  test('a page that is gone gives no answer', async () => {
    const { bridge, host, page } = simulate();
    bridge.dispose();
    expect(page.listenerCount()).toBe(0);
    const answer = host.back();
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
    const { page, hostWindow, frame } = fakeFrame();
    const bridge = createBridge({ window: page });
    expect(bridge.host).toBe('browser');
    const onReady = vi.fn<() => void>();
    createSimulatorHost({ window: hostWindow, frame, onMessage: () => ({ kind: 'delivered' }), onReady });
    await vi.runAllTimersAsync();
    expect(onReady).toHaveBeenCalledOnce();
    await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'delivered' });
  });

  test('disposing unmarks the frame and stops listening', () => {
    const { host, hostWindow, frame } = simulate();
    host.dispose();
    expect(hostWindow.listenerCount()).toBe(0);
    expect(Reflect.apply(Reflect.get(frame, 'hasAttribute'), frame, [simulatorFrameAttribute])).toBe(false);
  });
});
