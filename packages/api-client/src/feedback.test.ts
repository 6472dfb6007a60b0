import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendFeedback } from './feedback.ts';

const feedback = { part: 'about', name: 'Ana', contact: '0917 123 4567', message: 'Salamat!\n<b>' } as const;

function answering(status: number) {
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status })));
}

/** Never answers; rejects on abort, as fetch does. */
const hanging: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('sendFeedback', () => {
  it('posts the texts as JSON, and nothing that identifies who is signed in', async () => {
    const fetch = answering(201);
    await sendFeedback({ url: '/feedback', fetch }, feedback);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/feedback');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(JSON.parse(String(init?.body))).toEqual(feedback);
  });

  it('says which request it is, where it is told', async () => {
    const fetch = answering(201);
    await sendFeedback({ url: '/feedback', fetch, requestId: 'visit-1' }, feedback);
    await sendFeedback({ url: '/feedback', fetch }, feedback);
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-request-id'));
    expect(sent).toEqual(['visit-1', null]);
  });

  it.each([200, 201, 204])('is accepted with %i', async (status) => {
    expect(await sendFeedback({ url: '/feedback', fetch: answering(status) }, feedback)).toEqual({ kind: 'accepted' });
  });

  it.each([304, 400, 404, 500, 503])('is not with %i', async (status) => {
    expect(await sendFeedback({ url: '/feedback', fetch: answering(status) }, feedback)).toEqual({
      kind: 'failed',
      error: { kind: 'http', status },
    });
  });

  it('fails as a value when no answer comes', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await sendFeedback({ url: '/feedback', fetch }, feedback)).toEqual({
      kind: 'failed',
      error: { kind: 'network' },
    });
  });

  it('gives up after its time', async () => {
    vi.useFakeTimers();
    const result = sendFeedback({ url: '/feedback', fetch: hanging, timeout: 5000 }, feedback);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
  });
});
