import { withDeadline } from './deadline.ts';

/** A page that has not been answered in this time counts as failed, in milliseconds. */
const pageTimeoutMs = 10_000;

/**
 * How a document of the own origin is answered: as a page that a frame of ours shows, as another document (a PDF, a page that forbids
 * framing), or not at all. Never rejects.
 */
export async function checkPage(
  window: Pick<Window, 'fetch'>,
  address: string,
): Promise<'page' | 'document' | 'failed'> {
  const response = await withDeadline({ timeoutMs: pageTimeoutMs, signal: undefined }, (signal) =>
    window.fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-store', signal }),
  );
  if ('kind' in response) return 'failed';
  void response.body?.cancel().catch(() => undefined);
  if (!response.ok) return 'failed';
  return isFramablePage(response.headers) ? 'page' : 'document';
}

function isFramablePage(headers: Headers): boolean {
  const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers.get('Content-Type') ?? '');
  const isForbidden =
    /^\s*deny\b/i.test(headers.get('X-Frame-Options') ?? '') ||
    /frame-ancestors\s+'none'/i.test(headers.get('Content-Security-Policy') ?? '');
  return isPage && !isForbidden;
}
