import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendFeedback } from './feedback.ts';

const url = 'https://site.example.ph/feedback';
const feedback = { part: 'about', name: 'Ana', contact: '0917 123 4567', message: 'Salamat!\n<b>' } as const;

function answering(status: number) {
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status })));
}

/** Never answers; rejects on abort, as fetch does. */
const hanging: typeof fetch = (request) =>
  new Promise((_resolve, reject) => {
    if (!(request instanceof Request)) throw new Error('ky sends a Request.');
    request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('sendFeedback', () => {
  it('posts the texts as JSON, and nothing that identifies who is signed in', async () => {
    const sent: { request: Request; body: unknown }[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      const request = new Request(input);
      sent.push({ request, body: await request.clone().json() });
      return new Response(null, { status: 201 });
    };
    await sendFeedback({ url, fetch }, feedback);
    const [{ request, body } = expect.fail('Nothing was sent.')] = sent;
    expect(request).toMatchObject({ url, method: 'POST', credentials: 'omit' });
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(body).toEqual(feedback);
  });

  it('sends the request id if there is one', async () => {
    const fetch = answering(201);
    await sendFeedback({ url, fetch, requestId: 'visit-1' }, feedback);
    await sendFeedback({ url, fetch }, feedback);
    const sent = fetch.mock.calls.map(([request]) => request instanceof Request && request.headers.get('x-request-id'));
    expect(sent).toEqual(['visit-1', null]);
  });

  it.each([200, 201, 204])('is accepted with %i', async (status) => {
    expect(await sendFeedback({ url, fetch: answering(status) }, feedback)).toEqual({ kind: 'accepted' });
  });

  it.each([304, 400, 404, 500, 503])('is not with %i', async (status) => {
    expect(await sendFeedback({ url, fetch: answering(status) }, feedback)).toEqual({
      kind: 'failed',
      error: { kind: 'http', status },
    });
  });

  it('is not accepted by the page that a redirect leads to', async () => {
    const page = Object.defineProperty(new Response('<!doctype html>'), 'redirected', { value: true });
    expect(await sendFeedback({ url, fetch: () => Promise.resolve(page) }, feedback)).toMatchObject({ kind: 'failed' });
  });

  it('fails as a value when no response comes, and is sent once', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendFeedback({ url, fetch }, feedback)).toEqual({
      kind: 'failed',
      error: { kind: 'network' },
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('gives up after its time', async () => {
    vi.useFakeTimers();
    const result = sendFeedback({ url, fetch: hanging, timeout: 5000 }, feedback);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
  });
});
