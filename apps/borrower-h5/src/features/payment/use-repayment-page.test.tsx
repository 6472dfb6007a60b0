import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { LocaleProvider } from '@peace/i18n/react';
import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { act, waitFor } from '@testing-library/react';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { keepReceiptAtom } from '#features/receipt/receipt.ts';
import { aReceipt } from '#features/receipt/testing/a-receipt.ts';
import { payNow } from '#shared/order/order-ids.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { movedOnAtom } from './payment-record.ts';
import { aPayment } from './testing/a-payment.ts';
import { aDefaultPayCode, aPeriodInfo } from './testing/a-repayment.ts';
import { storedPayment, storePayment } from './testing/stored-payment.ts';
import { type OrderReading, useOrderReading } from './use-order-reading.ts';
import { useRepaymentPage } from './use-repayment-page.ts';

const IDS = { orderId: '8401', productId: '68401' };
const done = { kind: 'done' } as const;
const failed = { kind: 'failed', error: { kind: 'network' }, readAt: 0 } as const;

interface Read {
  readonly info?: PeriodRepayment;
  readonly refresh?: Partial<OrderReading['refresh']>;
  /** A tap on 'Pay ₱…' led here. */
  readonly isTapped?: boolean;
  readonly locale?: 'en' | 'original';
  readonly sandbox?: Sandbox;
  /** Stores something, as an earlier page of the order did. */
  readonly stores?: (store: ReturnType<typeof useStore>) => void;
}

/** Renders the hook over what was read of an order that can be paid. */
async function open({ info = aPeriodInfo(), refresh = {}, isTapped = false, locale = 'en', stores, ...given }: Read) {
  let shown: ReturnType<typeof useRepaymentPage> | undefined;
  let setRefresh = (_refresh: Read['refresh']): void => undefined;
  function Probe() {
    const [read, setRead] = useState<Read['refresh']>(refresh);
    setRefresh = setRead;
    const store = useStore();
    useEffect(() => {
      stores?.(store);
    }, [store]);
    const reading = useOrderReading(IDS, 'repayment');
    const due = { kind: 'ready', data: info, readAt: Date.now(), refresh: done } as const;
    shown = useRepaymentPage({
      ...reading,
      due,
      info,
      amount: info.amount,
      refresh: { order: done, due: done, ...read },
    });
    return null;
  }
  const page = fakeEntries('https://h5.example.ph/repay?productId=120&orderId=8401');
  if (isTapped) page.history.replaceState({ idx: 1, usr: payNow.state }, '');
  const { asked, address, sandbox } = renderScreen(
    <LocaleProvider value={{ locale, offered: [locale] }}>
      <Probe />
    </LocaleProvider>,
    '/repay',
    { scenario: 'repay', page, ...given },
  );
  await act(async () => undefined);
  return {
    asked,
    address,
    sandbox,
    entries: () => page.history.length,
    /** The page was read again. */
    read: (changed: Read['refresh']) => act(async () => setRefresh(changed)),
    hook: () => {
      if (!shown) throw new Error('The hook was not rendered.');
      return shown;
    },
  };
}

/** Taps Payment, whatever the view would allow. */
async function tapPayment(read: Read) {
  const { hook, asked } = await open(read);
  await act(async () => hook().events.pay());
  await act(async () => undefined);
  return { requests: asked('createPayLink').length, failure: hook().page.sheet.failure };
}

test('Payment requests a link for what is known as it is now', async () => {
  expect(await tapPayment({})).toEqual({ requests: 1, failure: null });
});

test('a tap on the amount opens the sheet once, and the entry of the page forgets the tap', async () => {
  const { hook, entries, read } = await open({ isTapped: true });
  expect(hook().sheet.isOpen).toBe(true);
  expect(entries()).toBe(1);
  await act(async () => hook().events.closeSheet());
  await read({ due: failed });
  await read({});
  expect(hook().sheet.isOpen).toBe(false);
});

test.each([{}, { isTapped: true, locale: 'original' } as const])(
  'the sheet stays closed without a tap, and in the specification’s wording: %o',
  async (read) => {
    const { hook } = await open(read);
    expect(hook().sheet.isOpen).toBe(false);
  },
);

const paid = (minor: number, due: number, date: string) =>
  aPayment({ amount: { minor, currency: 'PHP' }, due: { amount: { minor: due, currency: 'PHP' }, date } });

test.each([
  ['arrived', paid(100_000, 645_000, '2026-11-27')],
  ['movedOn', paid(100_000, 545_000, '2020-11-27')],
])(
  'the sheet of another payment closes when the first one is %s, and that of the next one stays',
  async (kind, first) => {
    storePayment(IDS.orderId, first);
    const sandbox = createSandbox({ scenario: 'repay' });
    sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold', times: 2 });
    const { hook } = await open({ sandbox });
    await act(async () => hook().events.chooseMethod());
    await act(async () => hook().events.confirmAgain());
    expect(hook().sheet.isOpen).toBe(true);
    await act(async () => sandbox.held.release());
    await waitFor(() => expect(hook().page.notice.kind).toBe(kind));
    expect(hook().sheet.isOpen).toBe(false);
    sandbox.faults.add({ endpoint: 'createPayLink', kind: 'hold' });
    await act(async () => hook().events.chooseMethod());
    await act(async () => hook().events.pay());
    await waitFor(() => expect(sandbox.held.list()).toHaveLength(1));
    expect(hook().sheet.isOpen).toBe(true);
  },
);

test('another payment that is declined, or whose sheet is closed, leaves the pending one as it is', async () => {
  storePayment(IDS.orderId);
  const { hook } = await open({});
  await waitFor(() => expect(hook().page.notice).toMatchObject({ kind: 'pending', check: 'notFound' }));
  await act(async () => hook().events.chooseMethod());
  expect(hook().payAgain.isAsked).toBe(true);
  await act(async () => hook().events.declineAgain());
  expect(hook().payAgain.isAsked).toBe(false);
  expect(hook().sheet.isOpen).toBe(false);
  await act(async () => hook().events.chooseMethod());
  await act(async () => hook().events.confirmAgain());
  expect(hook().sheet.isOpen).toBe(true);
  await act(async () => hook().events.closeSheet());
  expect(hook().sheet.isOpen).toBe(false);
  expect(hook().page.notice.kind).toBe('pending');
  expect(storedPayment(IDS.orderId).read()).not.toBeNull();
});

test('a sheet that closed because the page could not be read again does not open by itself', async () => {
  const { hook, read } = await open({});
  await act(async () => hook().events.chooseMethod());
  expect(hook().sheet.isOpen).toBe(true);
  await read({ due: failed });
  expect(hook().sheet.isOpen).toBe(false);
  await read({});
  expect(hook().sheet.isOpen).toBe(false);
});

test.each([
  ['that could not be read again', { refresh: { due: failed } }],
  ['of which the amount cannot be read', { info: aPeriodInfo({ amount: null }) }],
  ['of which nothing is to be paid', { info: aPeriodInfo({ amount: { minor: 0, currency: 'PHP' } }) }],
  ['without a channel', { info: aPeriodInfo({ channels: [] }) }],
  ['of which the channels cannot be read', { info: aPeriodInfo({ channels: null }) }],
])('Payment requests nothing for an order %s, and a tap on the amount opens no sheet', async (_, read) => {
  expect(await tapPayment(read)).toEqual({ requests: 0, failure: null });
  const { hook } = await open({ ...read, isTapped: true });
  expect(hook().sheet.isOpen).toBe(false);
});

test('a tap on the amount opens no sheet while the order’s status is not known, which the page says', async () => {
  const { hook } = await open({ refresh: { order: failed }, isTapped: true });
  expect(hook().sheet.isOpen).toBe(false);
  expect(hook().orderFailure).toEqual(failed);
});

test('a tap on the amount opens no sheet while a question comes before it: what is due much later may be paid early', async () => {
  const until = '2027-12-27';
  const { hook } = await open({ isTapped: true, stores: ({ set }) => set(movedOnAtom(IDS.orderId), { until }) });
  expect(hook().payAgain.notDueUntil).toBe(until);
  expect(hook().sheet.isOpen).toBe(false);
});

test.each(['en', 'original'] as const)(
  'an order is paid in full where a receipt says so, not in the specification’s wording: %s',
  async (locale) => {
    const isPaid = async (isClosed: boolean) => {
      const receipt = aReceipt({ orderId: IDS.orderId, id: `closed ${isClosed}`, isClosed });
      return (await open({ locale, stores: ({ set }) => set(keepReceiptAtom, receipt) })).hook().isPaid;
    };
    expect([await isPaid(false), await isPaid(true)]).toEqual([false, locale === 'en']);
  },
);

test('a problem that was reported is known by its receipt', async () => {
  const receipt = aReceipt({ orderId: IDS.orderId, kind: 'complaint' });
  const { hook } = await open({ stores: ({ set }) => set(keepReceiptAtom, receipt) });
  expect(hook().reportedAt).toBe(receipt.at);
});

test('the page of a pay code whose amount cannot be read opens once, and no payment is recorded', async () => {
  const { hook, address } = await open({ info: aPeriodInfo({ amount: null, defaultPayCode: aDefaultPayCode() }) });
  await act(async () => hook().events.openCode());
  expect(address()).toBe('/repaymentOfCode2');
  expect(hook().page.notice.kind).toBe('none');
});

test('the page of a pay code opens once, as a payment', async () => {
  const { hook, address, entries } = await open({ info: aPeriodInfo({ defaultPayCode: aDefaultPayCode() }) });
  const before = entries();
  await act(async () => hook().events.openCode());
  await waitFor(() => expect(address()).toBe('/repaymentOfCode2'));
  expect(entries()).toBe(before + 1);
  expect(hook().page.notice.kind).toBe('pending');
});

test('Check again looks for the pending payment', async () => {
  storePayment(IDS.orderId);
  const { hook, sandbox } = await open({});
  await waitFor(() => expect(hook().page.notice).toMatchObject({ kind: 'pending', check: 'notFound' }));
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold' });
  await act(async () => hook().events.check());
  expect(hook().page.notice).toMatchObject({ kind: 'pending', check: 'running' });
});
