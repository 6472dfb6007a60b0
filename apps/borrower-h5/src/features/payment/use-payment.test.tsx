import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { systemClock } from '@peace/money-date';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { borrowerOf } from '@peace/session';
import { localItems } from '@peace/web-platform/storage';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '#shared/attempt/testing/drive.ts';
import { comeBack, restoreFromCache } from '#shared/testing/come-back.ts';
import { renderScreen, sandboxWith, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { openItem } from '#shared/storage/stored-item.ts';
import { paymentItem } from './payment-record.ts';
import { aPayment } from './testing/a-payment.ts';
import { storedPayment, storePayment } from './testing/stored-payment.ts';
import { type OrderReading, useOrderReading } from './use-order-reading.ts';
import { byCode, type HowToPay, usePayment } from './use-payment.ts';

const ORDER = '8401';
const IDS = { orderId: ORDER, productId: '68401' };
const { due: _due, ...request } = aPayment();
const other = aPayment({ amount: { minor: 100_000, currency: 'PHP' } });

type Shown = ReturnType<typeof usePayment>;

/** Renders the hook for an order that can be paid, with a way to send that is watched. */
function open(changes: Partial<OrderReading> = {}, sandbox?: Sandbox, session = '') {
  const send = vi.fn<HowToPay<null>['send']>(byCode.send);
  let shown: Shown | undefined;
  let queries: QueryClient | undefined;
  function Probe() {
    queries = useQueryClient();
    shown = usePayment({ ...useOrderReading(IDS, 'repayment'), ...changes });
    return null;
  }
  const page = renderScreen(<Probe />, '/repay', {
    scenario: 'repay',
    sandbox,
    entry: `/repay?orderId=${ORDER}${session}`,
  });
  const hook = (): Shown => {
    if (!shown) throw new Error('The hook was not rendered.');
    return shown;
  };
  const payOnce = (isConfirmed = false) =>
    hook().pay(request.means, request.amount, { ...byCode, send }, isConfirmed ? hook().payAgain.beside : undefined);
  const pay = (isConfirmed?: boolean) => act(async () => payOnce(isConfirmed));
  const requested = () => send.mock.calls.map(([payment]) => payment);
  const isDueRead = () => waitFor(() => expect(page.asked('getPeriodRepayment').length > 0).toBe(true));
  const cancelReads = () => queries?.cancelQueries();
  const readDue = async () => queries?.refetchQueries({ queryKey: [getPeriodRepayment.name] });
  return { page, hook, pay, payOnce, requested, isDueRead, cancelReads, readDue };
}

/** Renders the hook for figures that are read again until `finish`, and have not changed. */
async function openRechecking() {
  let resolveRecheck = (_isUnchanged: boolean): void => undefined;
  const recheck = vi.fn(() => new Promise<boolean>((resolve) => (resolveRecheck = resolve)));
  const opened = open({ recheck });
  await opened.isDueRead();
  return { ...opened, recheck, finish: () => act(async () => resolveRecheck(true)) };
}

/** The borrower goes on to another screen, whose code is still loading. */
const goOn = ({ page }: RenderedScreen) => page.history.pushState(null, '', '/customerService');

const addToDue =
  (amount: number, time: number): Parameters<RenderedScreen['changeOrders']>[0] =>
  ({ periods }) => ({
    periods: periods.map((each) => ({ ...each, amount: each.amount + amount, dueAt: each.dueAt + time })),
  });

test('a payment is sent once, with what is due by which it is recognised', async () => {
  const { hook, payOnce, requested, isDueRead } = open();
  await isDueRead();
  expect(hook().isStopped).toBe(false);
  await act(async () => Promise.all([payOnce(), payOnce()]));
  await waitFor(() => expect(requested()).toHaveLength(1));
  expect(requested()[0]).toMatchObject({ ...request, due: { amount: { minor: 545_000 } } });
});

test('a payment that waits for figures to be read again is under way, and another tap starts none', async () => {
  const { hook, pay, payOnce, requested, recheck, finish } = await openRechecking();
  await act(async () => void payOnce());
  expect(hook().phase).toEqual({ kind: 'requesting', means: request.means });
  await pay();
  expect(recheck).toHaveBeenCalledOnce();
  await finish();
  await waitFor(() => expect(requested()).toHaveLength(1));
});

test.each([
  ['requested', 'send', 'requesting'],
  ['opened', 'open', 'opening'],
] as const)('a return reads the order again, but not while a payment is %s', async (_, step, kind) => {
  const reload = vi.fn<() => void>();
  const { hook, isDueRead } = open({ reload });
  await isDueRead();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  const pending = vi.fn(() => new Promise<never>(() => undefined));
  await act(async () => {
    void hook().pay(request.means, request.amount, { ...byCode, [step]: pending });
    await vi.waitFor(() => expect(pending).toHaveBeenCalled());
  });
  expect(hook().phase.kind).toBe(kind);
  comeBack();
  await act(settle);
  expect(reload).toHaveBeenCalledOnce();
});

test('a payment that another tab started while figures were read again is not paid beside', async () => {
  const { page, hook, finish } = await openRechecking();
  await act(async () => void hook().pay(request.means, request.amount));
  storePayment(ORDER);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await waitFor(() => expect(hook().state.kind).not.toBe('idle'));
  await finish();
  expect(hook().phase.kind).toBe('pending');
  expect(page.asked('createPayLink')).toEqual([]);
});

test.each([
  ['once, and which changed, are not paid', 1_000, 1, 0],
  ['once, and which did not change, are paid', 0, 1, 1],
  ['twice, are not paid', 0, 2, 0],
])('figures whose reading is cancelled %s', async (_, more, cancels, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { page, hook, payOnce, requested, isDueRead, cancelReads } = open();
  await isDueRead();
  await waitFor(() => expect(hook().phase.kind).toBe('idle'));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  page.changeOrders(addToDue(more, 0));
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'hold', times: cancels });
  await act(async () => void payOnce());
  for (let read = 0; read < cancels; read += 1) {
    await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
    await act(async () => cancelReads());
  }
  await waitFor(() => expect(hook().phase.kind).not.toBe('requesting'));
  expect(hook().isStopped).toBe(times === 0);
  expect(requested()).toHaveLength(times);
  act(() => hook().dismiss());
  expect(hook().isStopped).toBe(false);
});

test.each([
  ['the amount', addToDue(1_000, 0)],
  ['the date', addToDue(0, 86_400_000)],
  ['the way to move the date', { canRollOver: true }],
] as const)(
  'figures of which %s changed are not paid by the tap that reads them, and are by the next',
  async (_, changes) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { page, hook, payOnce, requested, isDueRead } = open();
    await isDueRead();
    await waitFor(() => expect(hook().phase.kind).toBe('idle'));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    page.changeOrders(changes);
    await act(async () => void payOnce());
    await waitFor(() => expect(hook().isStopped).toBe(true));
    expect(requested()).toEqual([]);
    await act(async () => payOnce());
    expect(requested()).toHaveLength(1);
    expect(hook().isStopped).toBe(false);
  },
);

test.each([
  ['were read again first', false],
  ['are recent', true],
])('figures that %s, and change while others are still read again, are not paid', async (_, isRecent) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { page, hook, payOnce, requested, isDueRead, readDue } = open();
  await isDueRead();
  await waitFor(() => expect(hook().phase.kind).toBe('idle'));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  if (isRecent) await act(readDue);
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold', times: 1 });
  await act(async () => void payOnce());
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  await waitFor(() => expect(page.asked('getPeriodRepayment')).toHaveLength(2));
  page.changeOrders(addToDue(1_000, 0));
  await act(readDue);
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(hook().isStopped).toBe(true));
  expect(requested()).toEqual([]);
});

test('a payment whose screen is left for another one while figures are read again is not sent', async () => {
  const { page, hook, payOnce, requested, finish } = await openRechecking();
  await act(async () => void payOnce());
  goOn(page);
  await finish();
  await waitFor(() => expect(hook().phase.kind).toBe('idle'));
  expect(requested()).toEqual([]);
});

test('the request of a link ends when it is given up for a check, after the return from the cache', async () => {
  const { page, hook, isDueRead } = open();
  await isDueRead();
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'hold' });
  await act(async () => void hook().pay(request.means, request.amount));
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  restoreFromCache();
  await waitFor(() => expect(hook().phase.kind).toBe('pending'));
  await waitFor(() => expect(page.sandbox.held.list()).toEqual([]));
});

test('a link that comes when its screen was left for another one is not opened', async () => {
  const { page, hook, isDueRead } = open();
  await isDueRead();
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'hold' });
  await act(async () => void hook().pay(request.means, request.amount));
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  goOn(page);
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(storedPayment(ORDER).read()).toBeNull());
  expect(page.left).toEqual([]);
});

test.each([
  ['is read again', () => undefined, 1],
  ['whose screen was left for another one is not read again', goOn, 0],
])('after a refusal, an order %s', async (_, leave, times) => {
  const reload = vi.fn<() => void>();
  const { page, hook, isDueRead } = open({ reload });
  await isDueRead();
  const refusal = { kind: 'call', error: { kind: 'rejected', code: '1', message: 'No.' } } as const;
  const send = async () => {
    leave(page);
    return { kind: 'refused', refusal } as const;
  };
  await act(async () => hook().pay(request.means, request.amount, { ...byCode, send }));
  await waitFor(() => expect(hook().phase.kind).toBe('failed'));
  expect(reload).toHaveBeenCalledTimes(times);
  // The page that sends it shows the refusal until it was read.
  expect(document.querySelector('.van-toast')).toBeNull();
  act(() => hook().dismiss());
  expect(hook().phase.kind).toBe('idle');
});

test.each([
  ['is told in a toast', () => undefined, 1],
  ['is not told where its screen was left for another one', goOn, 0],
])('the refusal of a link %s', async (_, leave, toasts) => {
  const { page, hook, isDueRead } = open();
  await isDueRead();
  page.sandbox.faults.add({ endpoint: 'createPayLink', kind: 'hold' });
  await act(async () => void hook().pay(request.means, request.amount));
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  page.changeOrders({ status: 200 });
  leave(page);
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(storedPayment(ORDER).read()).toBeNull());
  await act(settle);
  expect(document.querySelectorAll('.van-toast')).toHaveLength(toasts);
});

test('nothing is sent where the order cannot be paid', async () => {
  const notPayable = { kind: 'closed', title: 'Repaid', description: '' } as const;
  const { pay, requested } = open({ notPayable });
  await pay();
  expect(requested()).toEqual([]);
});

test('a payment knows all those that it was confirmed beside', async () => {
  const first = { purpose: 'repayment', amount: { minor: 100_000, currency: 'PHP' } } as const;
  const second = { purpose: 'extension', amount: { minor: 45_000, currency: 'PHP' } } as const;
  storePayment(ORDER, aPayment({ ...second, due: null, beside: [first] }));
  const { hook, pay, requested } = open();
  await waitFor(() => expect(hook().phase.kind).toBe('pending'));
  await pay(true);
  await waitFor(() => expect(requested()).toHaveLength(1));
  expect(requested()[0]?.beside).toEqual([first, second]);
});

test('a payment that was confirmed beside one is not sent beside another that began meanwhile', async () => {
  storePayment(ORDER);
  const { hook, payOnce, requested, finish } = await openRechecking();
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', check: 'notFound' }));
  act(() => hook().payAgain.ask());
  expect(hook().phase).toMatchObject({ check: 'running' });
  act(() => hook().payAgain.confirm());
  await act(async () => void payOnce(true));
  storePayment(ORDER, { ...other, due: null }, { startedAt: Date.now() + 1_000 });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await finish();
  await waitFor(() => expect(hook().phase.kind).toBe('pending'));
  expect(requested()).toEqual([]);
  expect(hook().payAgain.isConfirmed).toBe(false);
});

test('a confirmation lasts until the payment is sent: what refuses it is shown while the lost one is looked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storePayment(ORDER, undefined, { kind: 'answerLost' });
  const { page, hook, isDueRead } = open();
  await isDueRead();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', mayPayAgain: true }));
  act(() => hook().payAgain.ask());
  act(() => hook().payAgain.decline());
  expect(hook().payAgain.isAsked).toBe(false);
  act(() => hook().payAgain.ask());
  // It was looked for to the end before.
  expect(hook().payAgain.isAsked).toBe(true);
  act(() => hook().payAgain.confirm());
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold', times: 1 });
  const refusal = { kind: 'linkRefused' } as const;
  await act(async () =>
    hook().pay(request.means, request.amount, { ...byCode, send: async () => ({ kind: 'refused', refusal }) }),
  );
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', check: 'running', failure: refusal }));
  expect(hook().payAgain.isConfirmed).toBe(true);
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  act(() => page.sandbox.held.release());
  restoreFromCache();
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', check: 'unreadable' }));
  expect(hook().payAgain.isConfirmed).toBe(false);
});

test('figures that cannot be read again are not paid at the first tap, and are no snapshot of a payment at the next', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { page, hook, pay, requested, isDueRead } = open();
  await isDueRead();
  await waitFor(() => expect(hook().phase.kind).toBe('idle'));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected' });
  await pay();
  await waitFor(() => expect(hook().isStopped).toBe(true));
  expect(requested()).toEqual([]);
  await pay();
  await waitFor(() => expect(requested()).toHaveLength(1));
  expect(requested()[0]?.due).toBeNull();
});

test.each([
  ['of a link shows one toast', request.means, 1],
  ['of a code shows one toast', { kind: 'code', name: 'GCash' } as const, 1],
  ['of a charge shows none: the tap has shown one', { kind: 'wallet' } as const, 0],
])('a check that fails %s', async (_, means, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storePayment(ORDER, aPayment({ means }), { kind: 'answerLost' });
  const sandbox = createSandbox({ scenario: 'repay' });
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  const { hook } = open({}, sandbox);
  const toasts = () => document.querySelectorAll('.van-toast').length;
  await waitFor(() => expect(hook().phase).toMatchObject({ check: 'unreadable' }));
  expect(toasts()).toBe(times);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(hook().phase).toMatchObject({ check: 'unreadable' });
  expect(toasts()).toBe(0);
  // The next payment, by another tab.
  storePayment(ORDER, aPayment({ means }), { kind: 'answerLost', key: 'link-2' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(toasts()).toBe(times);
});

test('a stored payment that cannot be read arrives with its order', async () => {
  localStorage.setItem(`peace:payment:${ORDER}`, '{}');
  const { hook } = open({}, sandboxWith('repay', { status: 200 }));
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'arrived', payment: null }));
});

test('what is due and is being read again is the snapshot once it was read', async () => {
  const { page, hook, payOnce, requested, isDueRead } = open();
  await isDueRead();
  await waitFor(() => expect(hook().phase.kind).toBe('idle'));
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'hold', times: 1 });
  restoreFromCache();
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  await act(async () => void payOnce());
  expect(requested()).toEqual([]);
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(requested()).toHaveLength(1));
});

test('a return reads what the page shows; beside a pending payment the attempt reads it', async () => {
  const reload = vi.fn<() => void>();
  open({ reload });
  restoreFromCache();
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  storePayment(ORDER);
  const { page, hook } = open({ reload });
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', check: 'notFound' }));
  const looks = () => page.asked('getOrder').length;
  const looked = looks();
  restoreFromCache();
  await waitFor(() => expect(looks()).toBeGreaterThan(looked));
  expect(reload).toHaveBeenCalledOnce();
});

test('a payment is known by its order to a session that names another borrower', async () => {
  const storage = localItems(window);
  const borrower = borrowerOf(storage, { sessionId: 's-1', userId: 'u-1' });
  storePayment(ORDER);
  const record = storedPayment(ORDER).read();
  storedPayment(ORDER).write(null);
  openItem({ storage, clock: systemClock, borrower }, paymentItem, ORDER).write(record);
  const { hook } = open({}, undefined, '&sessionId=s-2&userId=u-2');
  await waitFor(() => expect(hook().phase.kind).toBe('pending'));
});

test('what is due next is paid after an arrival', async () => {
  storePayment(ORDER, aPayment({ due: { amount: { minor: 1_090_000, currency: 'PHP' }, date: '2026-11-27' } }));
  const { hook, pay, requested } = open();
  await waitFor(() => expect(hook().phase.kind).toBe('arrived'));
  await pay();
  await waitFor(() => expect(requested()).toHaveLength(1));
});

test('a code is copied without reading anything again', async () => {
  const { hook, recheck } = await openRechecking();
  await act(async () => hook().pay({ kind: 'code', name: 'Isla Bills' }, request.amount));
  await waitFor(() => expect(hook().phase.kind).toBe('pending'));
  expect(recheck).not.toHaveBeenCalled();
});

test('a lost payment whose response another window waits for is being prepared there, and no longer once that is closed', async () => {
  const held = vi.fn(async () => ({ held: [{ name: `peace:payment:${ORDER}` }] }));
  const locks = {
    request: async (...[, , run]: readonly [string, object, (lock: object) => unknown]) => run({}),
    query: held,
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  storePayment(ORDER, undefined, { kind: 'answerLost' });
  const { hook } = open();
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', isElsewhere: true }));
  held.mockResolvedValue({ held: [] });
  act(() => hook().check());
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', isElsewhere: false }));
});

/** Renders the hook for an order of which a payment moved on: the same amount is due later. */
async function openMovedOn(days = 60) {
  storePayment(ORDER, aPayment({ due: { amount: request.amount, date: '2020-01-01' } }));
  const dueAt = Date.now() + days * 86_400_000;
  const sandbox = sandboxWith('repay', ({ periods }) => ({ periods: periods.map((each) => ({ ...each, dueAt })) }));
  const opened = open({}, sandbox);
  await waitFor(() => expect(opened.hook().phase.kind).toBe('movedOn'));
  return opened;
}

test('what is due much later is asked about once, after a payment that moved on', async () => {
  const { hook, pay, requested } = await openMovedOn();
  expect(storedPayment(ORDER).read()).toBeNull();
  await pay();
  expect(hook().payAgain).toMatchObject({ isAsked: true, notDueUntil: expect.any(String) });
  expect(requested()).toEqual([]);
  act(() => hook().payAgain.confirm());
  await pay();
  await waitFor(() => expect(requested()).toHaveLength(1));
  expect(localStorage.getItem(`peace:moved-on:${ORDER}`)).toBeNull();
});

test('that question is asked also where a link spells the order another way', async () => {
  const { page } = await openMovedOn();
  cleanup();
  const { hook, pay, requested, isDueRead } = open({ ids: { ...IDS, orderId: `0${ORDER}` } }, page.sandbox);
  await isDueRead();
  await pay();
  expect(hook().payAgain.isAsked).toBe(true);
  expect(requested()).toEqual([]);
});

test('what is due soon, after a payment that moved on, is paid without a question', async () => {
  const { pay, requested } = await openMovedOn(10);
  await pay();
  await waitFor(() => expect(requested()).toHaveLength(1));
});

test('a page that was not opened does not use up that question', async () => {
  const { hook } = await openMovedOn();
  act(() => hook().payAgain.ask());
  act(() => hook().payAgain.confirm());
  const refuse = async () => ({ kind: 'notOpened', refusal: { kind: 'linkRefused' } }) as const;
  await act(async () => hook().pay(request.means, request.amount, { ...byCode, open: refuse }));
  await waitFor(() => expect(hook().phase.kind).toBe('failed'));
  expect(localStorage.getItem(`peace:moved-on:${ORDER}`)).not.toBeNull();
});

test('a code is copied without that question, which stays: it pays nothing yet', async () => {
  const { hook, pay, requested } = await openMovedOn();
  await act(async () => hook().pay({ kind: 'code', name: 'Isla Bills' }, request.amount));
  expect(hook().payAgain.isAsked).toBe(false);
  await waitFor(() => expect(hook().phase.kind).toBe('pending'));
  act(() => hook().cancel());
  await pay();
  expect(hook().payAgain).toMatchObject({ isAsked: true, notDueUntil: expect.any(String) });
  expect(requested()).toEqual([]);
});

test('the notice of a payment that ended stays when a sheet is closed', async () => {
  const { hook } = await openMovedOn();
  act(() => hook().dismiss());
  expect(hook().phase.kind).toBe('movedOn');
});

test('a page that was opened in an unknown way may have been: its record stays', async () => {
  const { hook, isDueRead } = open();
  await isDueRead();
  const half = () => Promise.reject(new Error('half-way'));
  await act(async () => void hook().pay(request.means, request.amount, { ...byCode, open: half }));
  await waitFor(() => expect(storedPayment(ORDER).read()).toMatchObject({ stage: { kind: 'underWay' } }));
  expect(hook().phase.kind).toBe('pending');
});
