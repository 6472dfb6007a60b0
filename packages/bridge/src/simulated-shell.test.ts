import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from './outcome.ts';
import type { SimulatorTraffic } from './simulated-shell.ts';
import { toShell } from './simulator-protocol.ts';
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
    const { bridge, shell, onMessage } = simulate({ capabilities: ['goHome'], onTraffic });
    await expect(bridge.send('goToRate')).resolves.toEqual({ kind: 'unavailable' });
    expect(onMessage).not.toHaveBeenCalled();
    expect(onTraffic).toHaveBeenCalledWith({ name: 'goToRate', payload: {}, outcome: { kind: 'unavailable' } });
    shell.setCapabilities(['goToRate']);
    await expect(bridge.send('goToRate')).resolves.toEqual({ kind: 'delivered' });
  });

  test.each([
    { name: 'nothing', payload: {} },
    { name: 'openPage', payload: { to: 7 } },
  ])('the simulator checks the contract too: $name', async ({ name, payload }) => {
    const { parentWindow, page, onMessage, posts } = simulate();
    const data = toShell({ type: 'message', id: 'x', name, payload });
    parentWindow.receive({ origin: page.origin, source: page, data });
    await vi.runAllTimersAsync();
    expect(onMessage).not.toHaveBeenCalled();
    expect(posts.at(-1)).toMatchObject({ type: 'reply', id: 'x', outcome: { kind: 'rejected' } });
  });
});
