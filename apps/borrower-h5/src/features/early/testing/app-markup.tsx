import type { Endpoint } from '@peace/api-client';
import type { EarlyResponse } from '@peace/api-client/early-response';
import { prerender } from 'react-dom/static';
import { App } from '#app/app.tsx';
import type { EarlyVisit } from '#features/early/early-visit.ts';

/** A request whose response has been used. */
function usedRequest(): EarlyResponse {
  const response = Promise.reject(new Error('Painted already.'));
  response.catch(() => undefined);
  return { url: '', body: '', sentAt: 0, response, abort: () => {} };
}

/** The markup with which the app hydrates the painted screen. */
export async function appMarkup(
  endpoint: Endpoint | undefined,
  payload: Record<string, string>,
  data: unknown,
): Promise<string> {
  const { name, needsSession = false } = endpoint ?? {};
  const reads = name === undefined ? [] : [{ endpoint: name, data }];
  const onPage = { endpoint: name, needsSession, payload, reads, replayTap: () => undefined };
  const visit: EarlyVisit = {
    requests: endpoint ? [usedRequest()] : [],
    payload,
    ask: usedRequest,
    isHydrating: true,
    painted: onPage,
    respondedAt: Date.now(),
  };
  window.peaceEarly = visit;
  const { prelude } = await prerender(<App window={window} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  window.peaceEarly = undefined;
  const page = document.createElement('div');
  page.innerHTML = (await new Response(prelude).text()).replaceAll(
    /<link rel="preload"[^>]*>|<!-- -->|<title>[^<]*<\/title>/g,
    '',
  );
  return page.innerHTML;
}
