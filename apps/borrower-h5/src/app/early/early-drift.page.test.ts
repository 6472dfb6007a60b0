import { createApiClient, type Endpoint } from '@peace/api-client';
import { createSandbox, scenarios } from '@peace/sandbox';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EarlyScreen } from '#shared/early-screen.ts';
import { appMarkup } from './testing/app-markup.tsx';
import { earlyScreens, inOrder, type paintedMarkup } from './testing/early-markup.ts';
import { earlyModules } from './testing/early-modules.ts';

// What stands on the screen before React and what the app begins with are told twice: by `atFirst`, and by the route's
// controller. Here both draw the same response of every scenario, through all that stands around a screen.

let painted: typeof paintedMarkup;
beforeAll(async () => {
  ({ paintedMarkup: painted } = await earlyModules());
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Who opens each: some screens say whose session it is. */
const session = 'sessionId=S1&userId=7&mobilePhone=09171234567';

/** What the page's first script would send: the address's values that the endpoint takes. */
function payloadOf({ params, endpoint }: EarlyScreen, query: URLSearchParams): Record<string, string> {
  const { entries } = Object(endpoint?.payload);
  const names = Object.keys(Object(entries)).filter((name) => name in params);
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}

async function responseOf(endpoint: Endpoint, scenario: string, payload: Record<string, string>): Promise<unknown> {
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

const states = scenarios.flatMap(({ name, entry }) => {
  const { pathname, searchParams } = new URL(entry, 'https://h5.test');
  const screen = earlyScreens.find(({ path }) => path === pathname);
  return screen ? [{ name, entry, screen, searchParams }] : [];
});

describe('what is painted early is what the app begins with', () => {
  test('there are scenarios for every early screen', () => {
    expect(new Set(states.map(({ screen }) => screen.path)).size).toBe(earlyScreens.length);
  });

  test.each(states)('$name: $entry', async ({ name, entry, screen, searchParams }) => {
    window.history.replaceState(null, '', `${entry}${entry.includes('?') ? '&' : '?'}${session}`);
    const { path, endpoint } = screen;
    const payload = payloadOf(screen, searchParams);
    const loading = painted(path, { kind: 'loading' }, window) ?? '';
    expect(inOrder(await appMarkup(endpoint, payload, undefined))).toBe(inOrder(loading));
    if (!endpoint) return;
    expect(loading).toContain('aria-busy');
    const data = await responseOf(endpoint, name, payload);
    const ready = data === undefined ? null : painted(path, { kind: 'ready', data }, window);
    // A failure, or an order that leads elsewhere: the route's own.
    if (ready === null) return;
    expect(ready).not.toBe(loading);
    expect(inOrder(await appMarkup(endpoint, payload, data))).toBe(inOrder(ready));
  });

  // The early renderer replaces only the content of those elements when the second response comes; React hydrates the page with both responses.
  test.each(states.filter(({ screen }) => screen.second))(
    'a second response changes nothing outside `data-second`: $name',
    async ({ name, entry, screen, searchParams }) => {
      window.history.replaceState(null, '', `${entry}${entry.includes('?') ? '&' : '?'}${session}`);
      const { path, endpoint, second } = screen;
      const payload = payloadOf(screen, searchParams);
      const data = endpoint && (await responseOf(endpoint, name, payload));
      if (!second || data === undefined || !second.isWanted(data)) return;
      const also = await responseOf(second.endpoint, name, payload);
      for (const locale of ['original', 'en', 'fil'] as const) {
        const [before, after] = [undefined, also].map((response) => {
          const page = document.createElement('div');
          page.innerHTML = painted(path, { kind: 'ready', data }, window, { locale, second: response }) ?? '';
          const places = [...page.querySelectorAll('[data-second]')];
          const inside = places.map(({ innerHTML }) => innerHTML);
          for (const place of places) place.replaceChildren();
          return { inside, outside: page.innerHTML };
        });
        expect(after?.outside).toBe(before?.outside);
        if (also !== undefined && before?.inside.length) expect(after?.inside).not.toEqual(before.inside);
      }
    },
  );

  test.each(['/repay', '/repayDelay', '/chooseRepayment', '/bindBank', '/loanConfirm', '/confirmOfPeriod'])(
    '%s says whose session it is, before anything is read',
    (path) => {
      const { entry } = states.find(({ screen }) => screen.path === path) ?? {};
      window.history.replaceState(null, '', `${entry}&${session}`);
      expect(painted(path, { kind: 'loading' }, window)).toContain('Logged in as 09•• ••• 4567');
    },
  );
});
