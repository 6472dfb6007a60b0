import { createApiClient, type Endpoint } from '@peace/api-client';
import { createSandbox, scenarios } from '@peace/sandbox';
import { prerender } from 'react-dom/static';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { App } from '#app/app.tsx';
import type { EarlyVisit } from '#shared/early-visit.ts';
import type { paintedMarkup } from './testing/early-markup.ts';
import { earlyModules } from './testing/early-modules.ts';
import { earlyScreens } from './testing/early-screens.ts';
import { inOrder } from './testing/in-order.ts';

// What stands on the screen before React and what the app begins with are told twice: by `firstProps`, and by the route's
// controller. Here both draw the same answer of every scenario, through all that stands around a screen.

let painted: typeof paintedMarkup;
beforeAll(async () => {
  ({ paintedMarkup: painted } = await earlyModules());
}, 60_000);

beforeEach(() => localStorage.clear());

/** What the page's first script would send: the address's values that the endpoint takes. */
function payloadOf({ payload }: Endpoint, query: URLSearchParams): Record<string, string> {
  const names = 'entries' in payload ? Object.keys(Object(payload.entries)) : [];
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}

async function answerOf(endpoint: Endpoint, scenario: string, payload: Record<string, string>): Promise<unknown> {
  const sandbox = createSandbox({ scenario });
  const api = createApiClient({
    base: 'https://h5.test/peace',
    commonParams: () => ({}),
    fetch: (request) => sandbox.fetch(request),
    sessionEndedCodes: [],
  });
  const result = await api.call(endpoint, payload);
  return result.kind === 'ok' ? result.data : undefined;
}

/** The markup with which the app hydrates the painted screen. */
async function appMarkup(endpoint: Endpoint, payload: Record<string, string>, data: unknown): Promise<string> {
  const request = {
    url: '',
    body: '',
    sentAt: 0,
    answer: Promise.reject(new Error('Painted already.')),
    abort: () => {},
  };
  request.answer.catch(() => undefined);
  const onPage = { endpoint: endpoint.name, payload, data, replayTaps: () => undefined };
  const visit: EarlyVisit = { request, payload, isHydrating: true, painted: onPage, answeredAt: Date.now() };
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

const states = scenarios.flatMap(({ name, entry }) => {
  const { pathname, searchParams } = new URL(entry, 'https://h5.test');
  const screen = earlyScreens.find(({ path }) => path === pathname);
  return screen ? [{ name, entry, screen, searchParams }] : [];
});

describe('what is painted early is what the app begins with', () => {
  test('there are scenarios for every early screen', () => {
    expect(new Set(states.map(({ screen }) => screen.path)).size).toBe(earlyScreens.length);
  });

  test.each(states)('$name: $entry', async ({ name, entry, screen: { path, endpoint }, searchParams }) => {
    window.history.replaceState(null, '', entry);
    const payload = payloadOf(endpoint, searchParams);
    const loading = painted(path, { kind: 'loading' }, window) ?? '';
    expect(loading).toContain('aria-busy');
    expect(inOrder(await appMarkup(endpoint, payload, undefined))).toBe(inOrder(loading));
    const data = await answerOf(endpoint, name, payload);
    const ready = data === undefined ? null : painted(path, { kind: 'ready', data }, window);
    // A failure, or an order that leads elsewhere: the route's own.
    if (ready === null) return;
    expect(ready).not.toBe(loading);
    expect(inOrder(await appMarkup(endpoint, payload, data))).toBe(inOrder(ready));
  });
});
