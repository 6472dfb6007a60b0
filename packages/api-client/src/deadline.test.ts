import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

const response = { status: 200, body: '{}' };

/** Never settles; records its signal, and ignores it as a stuck request would. */
function stuckRequest() {
  const signals: AbortSignal[] = [];
  const send = (signal: AbortSignal): Promise<never> => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  return { send, signals };
}

describe('withDeadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const deadline = { timeoutMs: 60_000, signal: undefined };

  it('returns the response and leaves no timer behind', async () => {
    expect(await withDeadline(deadline, () => Promise.resolve(response))).toBe(response);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('aborts the request when the time is up, not a millisecond before', async () => {
    const { send, signals } = stuckRequest();
    const outcome = withDeadline(deadline, send);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(await outcome).toEqual({ kind: 'timeout' });
  });

  it('aborts the request with the caller, whether or not the request then rejects', async () => {
    const rejecting = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const { send: stuck, signals } = stuckRequest();
    for (const send of [stuck, rejecting]) {
      const caller = new AbortController();
      const outcome = withDeadline({ ...deadline, signal: caller.signal }, send);
      caller.abort();
      expect(await outcome).toEqual({ kind: 'aborted' });
    }
    expect(signals[0]?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends nothing for a caller that has aborted already', async () => {
    const send = vi.fn<() => Promise<unknown>>();
    expect(await withDeadline({ ...deadline, signal: AbortSignal.abort() }, send)).toEqual({ kind: 'aborted' });
    expect(send).not.toHaveBeenCalled();
  });

  it('reports any other rejection as a network failure', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await withDeadline(deadline, send)).toEqual({ kind: 'network' });
  });
});
