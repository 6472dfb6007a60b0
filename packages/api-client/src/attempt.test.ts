import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt } from './attempt.ts';
import type { Transport } from './transport.ts';

const request = { method: 'GET', url: 'https://peace.test/', body: undefined } as const;
const answer = { status: 200, body: '{}' };

/** Never answers; keeps the signal, and ignores it as a stuck transport would. */
function deafTransport() {
  const signals: AbortSignal[] = [];
  const transport: Transport = ({ signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  return { transport, signals };
}

describe('attempt', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const options = { timeoutMs: 60_000, answerAs: 'text', signal: undefined } as const;

  it('brings the answer and leaves no timer behind', async () => {
    expect(await attempt(request, { ...options, transport: () => Promise.resolve(answer) })).toBe(answer);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('aborts the request when the time is up, not a millisecond before', async () => {
    const { transport, signals } = deafTransport();
    const outcome = attempt(request, { ...options, transport });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(await outcome).toEqual({ kind: 'timeout' });
  });

  it('aborts the request with the caller, and takes a transport that minds for aborted too', async () => {
    const minding: Transport = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const { transport: deaf, signals } = deafTransport();
    for (const transport of [deaf, minding]) {
      const caller = new AbortController();
      const outcome = attempt(request, { ...options, transport, signal: caller.signal });
      caller.abort();
      expect(await outcome).toEqual({ kind: 'aborted' });
    }
    expect(signals[0]?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends nothing for a caller who is gone already', async () => {
    const transport = vi.fn<Transport>();
    expect(await attempt(request, { ...options, transport, signal: AbortSignal.abort() })).toEqual({ kind: 'aborted' });
    expect(transport).not.toHaveBeenCalled();
  });

  it('calls a rejection of its own a network failure', async () => {
    const transport: Transport = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await attempt(request, { ...options, transport })).toEqual({ kind: 'network' });
  });
});
