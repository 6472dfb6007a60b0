import { getOrder } from '@peace/api-client/contract/order/get-order';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { toDecimalString } from '@peace/money-date';
import { createSandbox } from '@peace/sandbox';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { env } from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreFromCache } from '#shared/testing/come-back.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import type { RepaymentPageProps } from './repayment-page.tsx';
import { aPayment } from './testing/a-payment.ts';
import { storedPayment, storePayment } from './testing/stored-payment.ts';
import { useOrderReading } from './use-order-reading.ts';
import { useRepaymentPage } from './use-repayment-page.ts';

const ORDER = '8401';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PART = 100_000;

/** The same runs with each change; more of them at night, others each time: `pnpm test:long`. */
const runs = env['PAYMENT_RUNS'] ? { numRuns: Number(env['PAYMENT_RUNS']) / 50 } : { numRuns: 30, seed: 18 };

type Page = RepaymentPageProps<PeriodRepayment>;

function Probe({ show }: { readonly show: (page: Page) => void }) {
  show(useRepaymentPage(useOrderReading({ orderId: ORDER, productId: '68401' }, 'repayment')));
  return null;
}

/** A borrower at `/repay`, another tab, and a lender whose responses may wait. Notes each payment that a page must not send. */
class World {
  readonly breaches: string[] = [];
  readonly sandbox = createSandbox({ scenario: 'repay' });
  readonly changeOrders;
  sent = 0;
  /** The figures that a tap has seen, until it pays. */
  tapped = { isOpened: false, amount: '', at: Infinity };
  /** A tap has opened the sheet since the last payment ended. */
  isOpened = false;
  /** The payment that was pending before the act, and the one that was confirmed. */
  pending: string | null = null;
  confirmed: string | null = null;
  readonly #readAt = new Map([getOrder.path, getPeriodRepayment.path].map((path) => [path, 0]));
  #page: Page | undefined;

  constructor() {
    const { fetch } = this.sandbox;
    this.sandbox.fetch = async (input, init) => {
      const request = new Request(input instanceof Request ? input : String(input), init);
      const path = new URL(request.url).pathname.replace('/peace', '');
      if (path === createPayLink.path) this.#judge(new URLSearchParams(await request.clone().text()).get('amount'));
      // That it cannot be read is known as of now, too.
      return fetch(request).finally(() => this.#readAt.has(path) && this.#readAt.set(path, Date.now()));
    };
    const probe = <Probe show={(page) => this.#show(page)} />;
    this.changeOrders = renderScreen(probe, '/repay', { scenario: 'repay', sandbox: this.sandbox }).changeOrders;
  }

  get page() {
    if (!this.#page) throw new Error('The page was not rendered.');
    return this.#page;
  }

  get amountShown(): string {
    return toDecimalString(this.page.amount ?? { minor: 0, currency: 'PHP' });
  }

  async act(name: ActName): Promise<void> {
    const stored = storedPayment(ORDER).read();
    this.pending = stored && `${stored.key} ${stored.startedAt}`;
    const before = this.sent;
    await act(async () => void acts[name](this));
    await settle();
    if (this.sent > before + 1) this.breaches.push('twice by one act');
  }

  #show(page: Page): void {
    const { kind } = page.page.notice;
    if (kind !== this.#page?.page.notice.kind && (kind === 'arrived' || kind === 'movedOn')) this.isOpened = false;
    this.#page = page;
  }

  #judge(amount: string | null): void {
    const { breaches, tapped, page } = this;
    this.sent += 1;
    this.tapped = { isOpened: false, amount: '', at: Infinity };
    const about = this.pending ?? page.payAgain.notDueUntil ?? null;
    if (about !== null && about !== this.confirmed) breaches.push('beside a payment that no confirmation named');
    if (!tapped.isOpened) breaches.push('by a sheet that was opened before a payment ended');
    if (amount !== tapped.amount || amount !== this.amountShown) breaches.push('of another amount than the shown one');
    if ([...this.#readAt.values()].some((at) => tapped.at - at > MINUTE))
      breaches.push('of figures that the tap did not read');
  }
}

const changeDue =
  (minor: number, days = 0) =>
  ({ changeOrders }: World) =>
    changeOrders(({ periods }) => ({
      periods: periods.map((each) => ({ ...each, amount: each.amount + minor, dueAt: each.dueAt + days * 24 * HOUR })),
    }));
const fault =
  (endpoint: string, kind: 'hold' | 'http500' | 'rejected' | 'drop') =>
  ({ sandbox }: World) =>
    sandbox.faults.add({ endpoint, kind, times: 1 });
const inOtherTab = (change: (world: World) => void) => (world: World) => {
  change(world);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

const acts = {
  'tap on the bar': (world: World) => {
    const { bar } = world.page.page;
    const isOffered = bar.kind === 'pay' || bar.kind === 'next' || (bar.kind === 'check' && bar.beside === 'pay');
    if (!isOffered || world.page.payAgain.isAsked) return;
    world.isOpened = true;
    world.page.events.chooseMethod();
  },
  close: ({ page }: World) => page.events.closeSheet(),
  pay: (world: World) => {
    const { isPaying, isChecking, isOld } = world.page.page.sheet;
    if (!world.page.sheet.isOpen || isPaying || isChecking || isOld) return;
    world.tapped = { isOpened: world.isOpened, amount: world.amountShown, at: Date.now() };
    world.page.events.pay();
  },
  confirm: (world: World) => {
    const { payAgain, events, page } = world.page;
    if (!payAgain.isAsked) return;
    const payment = page.notice.kind === 'pending' ? page.notice.payment : null;
    world.confirmed = payment ? `${payment.id} ${payment.startedAt}` : (payAgain.notDueUntil ?? null);
    world.isOpened = true;
    events.confirmAgain();
  },
  decline: ({ page }: World) => page.payAgain.isAsked && page.events.declineAgain(),
  check: ({ page }: World) => page.events.check(),
  'say that it was not paid': ({ page }: World) => page.events.cancel(),
  'come back': restoreFromCache,
  'pass a minute': () => vi.advanceTimersByTime(MINUTE + 1_000),
  'pass an hour': () => vi.advanceTimersByTime(HOUR),
  'hold the order': fault('getOrder', 'hold'),
  'hold what is due': fault('getPeriodRepayment', 'hold'),
  'hold the link': fault('createPayLink', 'hold'),
  'fail what is due': fault('getPeriodRepayment', 'http500'),
  'refuse the link': fault('createPayLink', 'rejected'),
  'lose the link': fault('createPayLink', 'drop'),
  release: ({ sandbox }: World) => sandbox.held.release(),
  'pay in another tab': inOtherTab(({ page: { amount } }) =>
    storePayment(ORDER, aPayment({ amount: { minor: PART, currency: 'PHP' }, due: { amount, date: '' } })),
  ),
  'cancel in another tab': inOtherTab(() => storedPayment(ORDER).write(null)),
  'receive a part': changeDue(-PART),
  'ask for more': changeDue(1_000),
  'move the date': changeDue(0, 30),
} satisfies Record<string, (world: World) => unknown>;

type ActName = keyof typeof acts;

/** Ends what is under way, but for what is held. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      // React Query notifies by a timer.
      vi.advanceTimersByTime(0);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

const paths = fc.oneof<fc.Arbitrary<readonly ActName[]>[]>(
  fc.constantFrom(...Object.keys(acts).filter((name): name is ActName => name in acts)).map((name) => [name]),
  fc.constantFrom<(readonly ActName[])[]>(
    ['tap on the bar', 'pay'],
    ['tap on the bar', 'confirm', 'pay'],
    ['confirm', 'pay', 'pay'],
    ['pass an hour', 'pass an hour', 'hold the order', 'hold the order', 'pay'],
    ['pay in another tab', 'release'],
    ['pay in another tab', 'tap on the bar', 'confirm'],
    ['receive a part', 'come back', 'pay'],
  ),
);

beforeEach(
  () => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
);
afterEach(() => void vi.useRealTimers());

test('a page pays what it shows: nothing twice by one tap, and beside another payment only where its confirmation named it', async () => {
  const seen = new Set<string>();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(paths, { minLength: 8, maxLength: 20, size: 'max' }), async (run) => {
      cleanup();
      localStorage.clear();
      const world = new World();
      await settle();
      for (const name of run.flat()) {
        await world.act(name);
        seen.add(world.page.page.notice.kind);
        expect(world.breaches).toEqual([]);
      }
      sent += world.sent;
    }),
    runs,
  );
  // The runs went everywhere; else they would prove nothing.
  expect([...seen].sort()).toEqual(['arrived', 'movedOn', 'none', 'pending']);
  expect(sent).toBeGreaterThan(runs.numRuns);
}, 600_000);
