import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkPage } from './check-page.ts';

const address = 'https://peace.test/agreement';
const asking = (fetch: () => Promise<Response>) => checkPage({ fetch }, address);
const answering = (init: ResponseInit, body: string | null = '<p>') =>
  asking(() => Promise.resolve(new Response(body, init)));

const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('checkPage', () => {
  afterEach(() => void vi.useRealTimers());

  it.each<[string, 'page' | 'document' | 'failed', ResponseInit]>([
    ['a page', 'page', { headers: html }],
    ['a page for frames of its own origin', 'page', { headers: { ...html, 'X-Frame-Options': 'SAMEORIGIN' } }],
    ['a PDF', 'document', { headers: { 'Content-Type': 'application/pdf' } }],
    ['a response without a type', 'document', { headers: { 'Content-Type': '' } }],
    ['a page that forbids framing', 'document', { headers: { ...html, 'X-Frame-Options': 'DENY' } }],
    [
      'a page whose policy forbids framing',
      'document',
      { headers: { ...html, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" } },
    ],
    ['an error', 'failed', { status: 500, headers: html }],
    ['a page that is missing', 'failed', { status: 404, headers: html }],
  ])('says of %s: %s', async (_, found, init) => {
    await expect(answering(init)).resolves.toBe(found);
  });

  it('says of an empty response that it is no page', async () => {
    await expect(answering({ status: 204 }, null)).resolves.toBe('document');
  });

  it('fails without a network', async () => {
    await expect(asking(() => Promise.reject(new TypeError('Failed to fetch')))).resolves.toBe('failed');
  });

  it('fails where nothing is answered in ten seconds', async () => {
    vi.useFakeTimers();
    const found = asking(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(found).resolves.toBe('failed');
  });
});
