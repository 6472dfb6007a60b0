import { createApiClient, type Endpoint } from '@peace/api-client';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getBankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { systemClock } from '@peace/money-date';
import { createSandbox, scenarios } from '@peace/sandbox';
import { borrowerOf, claimItems } from '@peace/session';
import { withoutHydrated } from '@peace/vite-config/early-script';
import { localItems } from '@peace/web-platform/storage';
import { renderToString } from 'react-dom/server';
import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complaintDraftsItem, draftAbout, noDrafts, withDraft } from '#features/complaint/complaint-draft.ts';
import { toStoredPayCode, payCodeItem } from '#shared/order/pay-code-item.ts';
import { aDefaultPayCode, aPayCodeOwner } from '#features/payment/testing/a-repayment.ts';
import type { EarlyScreen, FirstState } from './early-screen.ts';
import { paymentItem } from '#features/payment/payment-record.ts';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { openItem, type ItemAccess } from '#shared/storage/stored-item.ts';
import { appMarkup } from './testing/app-markup.tsx';
import type * as Early from './testing/early-markup.ts';
import { earlyScreens, inOrder } from './testing/early-markup.ts';
import { earlyModules } from './testing/early-modules.ts';
import { elementOf, storiesOfEarlyScreens } from './testing/stories.tsx';

// The markup before React equals the markup of React. The modules are loaded with React, and twice with
// what stands for it, which takes longer than any test here.

let whole: typeof Early;
/** As an early page is built: a state that draws an `AppOnly` throws. */
let early: typeof Early;
beforeAll(async () => {
  whole = await earlyModules();
  early = await earlyModules([withoutHydrated()]);
}, 60_000);

/** React's first markup, its ids included; less what it adds for a server's sake. */
function reactMarkup(file: string, story: string): string {
  const page = document.createElement('div');
  page.innerHTML = renderToString(elementOf(file, story)).replaceAll(/<link rel="preload"[^>]*>|<!-- -->/g, '');
  return page.innerHTML;
}

test.each(storiesOfEarlyScreens())('%s %s is drawn as React draws it', (file, story) => {
  const drawn = whole.earlyMarkup(file, story, document);
  expect(inOrder(drawn)).toBe(inOrder(reactMarkup(file, story)));
});

// The markup before React and the app's first markup come from two places: from `atFirst`, and from the route's
// controller. Here both draw the same response of every scenario, through all that stands around a screen.

/** Each is opened with this session: some screens name its owner. */
const session = 'sessionId=S1&userId=7&mobilePhone=09171234567';

/** Returns the payload of the page's first script: the address's values that the endpoint takes. */
function payloadOf({ address: { params }, endpoint }: EarlyScreen, query: URLSearchParams): Record<string, string> {
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
  const screen = earlyScreens.find(({ address }) => address.path === pathname);
  return screen ? [{ name, entry, screen, searchParams }] : [];
});

describe('what is painted early is what the app begins with', () => {
  test('there are scenarios for every early screen', () => {
    expect(new Set(states.map(({ screen }) => screen.address.path)).size).toBe(earlyScreens.length);
  });

  test.each(states)('$name: $entry', async ({ name, entry, screen, searchParams }) => {
    window.history.replaceState(null, '', `${entry}${entry.includes('?') ? '&' : '?'}${session}`);
    const { address, endpoint } = screen;
    const { path } = address;
    const payload = payloadOf(screen, searchParams);
    const loading = early.paintedMarkup(path, { kind: 'loading' }, window) ?? '';
    expect(inOrder(await appMarkup(endpoint, payload, undefined))).toBe(inOrder(loading));
    if (!endpoint) return;
    expect(loading).toContain('aria-busy');
    const data = await responseOf(endpoint, name, payload);
    const ready = data === undefined ? null : early.paintedMarkup(path, { kind: 'ready', data }, window);
    // A failure, or an order that leads elsewhere: the route's own.
    if (ready === null) return;
    expect(ready).not.toBe(loading);
    expect(inOrder(await appMarkup(endpoint, payload, data))).toBe(inOrder(ready));
  });

  test('a bank form whose stored number is too long', async () => {
    window.history.replaceState(null, '', `/bindBank?productId=1&${session}`);
    const items = [{ code: 'wallet', title: 'Wallet', cate: 'text', inputType: 'phone', value: '0917123456789' }];
    const data = parse(getBankForm.data, { items });
    const painted = early.paintedMarkup('/bindBank', { kind: 'ready', data }, window) ?? '';
    expect(painted).toContain('Wallet');
    expect(inOrder(await appMarkup(getBankForm, { productId: '1' }, data))).toBe(inOrder(painted));
  });

  // The early renderer replaces only the content of those elements when the second response comes; React hydrates the page with both responses.
  test.each(states.filter(({ screen }) => screen.second))(
    'a second response changes nothing outside `data-second`: $name',
    async ({ name, entry, screen, searchParams }) => {
      window.history.replaceState(null, '', `${entry}${entry.includes('?') ? '&' : '?'}${session}`);
      const { address, endpoint, second } = screen;
      const { path } = address;
      const payload = payloadOf(screen, searchParams);
      const data = endpoint && (await responseOf(endpoint, name, payload));
      if (!second || data === undefined || !second.isWanted(data)) return;
      const also = await responseOf(second.endpoint, name, payload);
      for (const locale of ['original', 'en', 'fil'] as const) {
        const [before, after] = [undefined, also].map((response) => {
          const page = document.createElement('div');
          page.innerHTML =
            early.paintedMarkup(path, { kind: 'ready', data }, window, { locale, second: response }) ?? '';
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
      const { entry } = states.find(({ screen }) => screen.address.path === path) ?? {};
      window.history.replaceState(null, '', `${entry}&${session}`);
      expect(early.paintedMarkup(path, { kind: 'loading' }, window)).toContain('This link is for 09•• ••• 4567');
      Reflect.set(window, 'peaceAndroid', { goHome: () => undefined });
      expect(early.paintedMarkup(path, { kind: 'loading' }, window)).toContain('Logged in as 09•• ••• 4567');
      Reflect.deleteProperty(window, 'peaceAndroid');
    },
  );
});

test('a session without a user shows the complaint draft of the phone’s owner after the first response', async () => {
  claimItems(window, { sessionId: 'S0', userId: '7' });
  const storage = localItems(window);
  const access = { storage, clock: systemClock, borrower: borrowerOf(storage, { sessionId: 'S0', userId: '7' }) };
  const subject = { orderNo: '7001', problemType: '2', problemSonType: '' };
  const draft = { ...draftAbout(subject, null), text: 'They called at night.' };
  openItem(access, complaintDraftsItem).write(withDraft(noDrafts, draft));
  sessionStorage.clear();
  window.history.replaceState(null, '', '/complaint?sessionId=S9');
  const painted = (state: FirstState<unknown>) => early.paintedMarkup('/complaint', state, window);
  expect(painted({ kind: 'loading' })).not.toContain(draft.text);
  const data = await responseOf(getComplaintOptions, 'complaint', {});
  expect(painted({ kind: 'ready', data })).toContain(draft.text);
});

// The page of the stored pay code is painted from what is stored on the device: only for whom it belongs to.
describe('the early page of a stored pay code', () => {
  const path = '/repaymentOfCode2';
  const payCode = aDefaultPayCode();
  const storage = localItems(window);
  let access: ItemAccess;

  /** A pay code of the borrower u-1 is stored. */
  beforeEach(() => {
    const borrower = borrowerOf(storage, { sessionId: 's-0', userId: 'u-1' });
    access = { storage, clock: { now: () => Date.now() }, borrower };
    const owner = aPayCodeOwner({ storedAt: Date.now(), repayDate: '2026-11-27' });
    openItem(access, payCodeItem).write(toStoredPayCode(payCode, { minor: 545_000, currency: 'PHP' }, owner));
  });

  function openedBy(userId: string): string | null {
    sessionStorage.clear();
    window.history.replaceState(null, '', `${path}?userId=${userId}&sessionId=s-${userId}`);
    return early.paintedMarkup(path, { kind: 'loading' }, window);
  }

  test('shows the stored code to its owner, with the markup that the app renders first', async () => {
    const painted = openedBy('u-1') ?? '';
    expect(painted).toContain(payCode.payCode.slice(0, 4));
    expect(painted).toContain('₱5,450.00');
    expect(inOrder(await appMarkup(undefined, {}, undefined))).toBe(inOrder(painted));
  });

  test('hides the stored code from another borrower, and shows it to its owner again', () => {
    expect(openedBy('u-2')).toContain('The repayment information is no longer on this device.');
    expect(openedBy('u-1')).toContain(payCode.payCode.slice(0, 4));
  });

  test('an order whose payment was started is left to the app, which knows what to ask', () => {
    const since = Date.now();
    const stage = { kind: 'underWay', since } as const;
    openItem(access, paymentItem, '7001').write({
      key: 'k',
      request: aPayment({ due: null }),
      startedAt: since,
      stage,
    });
    expect(openedBy('u-1')).toBeNull();
  });

  test('a page without a session shows none, says to log in, and leaves it to its borrower', async () => {
    sessionStorage.clear();
    window.history.replaceState(null, '', path);
    const painted = early.paintedMarkup(path, { kind: 'loading' }, window) ?? '';
    expect(painted).toContain('Log in to see this page.');
    expect(painted).not.toContain(payCode.payCode.slice(0, 4));
    expect(inOrder(await appMarkup(undefined, {}, undefined))).toBe(inOrder(painted));
    expect(openedBy('u-1')).toContain(payCode.payCode.slice(0, 4));
  });
});
