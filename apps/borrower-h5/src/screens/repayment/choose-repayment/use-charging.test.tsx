import { createSandbox, type Sandbox } from '@peace/sandbox';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOrderReading } from '#features/payment/use-order-reading.ts';
import { storedPayment, storePayment } from '#features/payment/testing/stored-payment.ts';
import { restoreFromCache } from '#shared/testing/come-back.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { useCharging, type LegacyPayment } from './use-charging.ts';

const IDS = { orderId: '7001', productId: undefined };
const sendsCode = { id: '301', bankName: 'Isla Savings Bank', cardNo: '**** 4321', bankCode: 'ISB' };
const plain = { id: '302', bankName: 'Bangko ng Bayan', cardNo: '**** 8765', bankCode: 'BNB' };
const cards = [sendsCode, plain];

type Shown = ReturnType<typeof useCharging>;

/** Renders the hook, without the guards of its view. */
async function open(changes: Partial<LegacyPayment> = {}, sandbox = createSandbox({ scenario: 'legacy-repayment' })) {
  const payment = {
    ids: IDS,
    amount: { minor: 545_000, currency: 'PHP' },
    couponId: '',
    userId: 'u-1',
    ...changes,
  } as const;
  for (const token of ['token-1', 'token-2', 'token-3']) sandbox.state.repayTokens.set(token, IDS.orderId);
  const onSettled = vi.fn<() => void>();
  let shown: Shown | undefined;
  function Probe() {
    const reading = useOrderReading(IDS, 'repayment', { wantsDue: 'ofPayable' });
    shown = useCharging(payment, { cards, reading, onSettled });
    return null;
  }
  const entry = '/chooseRepayment?orderId=7001&amount=545000';
  const page = renderScreen(<Probe />, '/chooseRepayment', { scenario: 'legacy-repayment', entry, sandbox });
  await waitFor(() => expect(page.asked('getPeriodRepayment')).not.toEqual([]));
  await act(async () => undefined);
  const hook = () => {
    if (!shown) throw new Error('The hook was not rendered.');
    return shown;
  };
  const run = (tap: (hook: Shown) => void) => act(async () => tap(hook()));
  return { page, hook, run, onSettled };
}

/** The borrower has been asked for the SMS code of a charge. */
async function openAtCode(sandbox?: Sandbox) {
  const opened = await open({}, sandbox);
  await opened.run(({ payByCard }) => payByCard(sendsCode, 'token-1'));
  await waitFor(() => expect(opened.hook().codeStep.kind).toBe('coding'));
  return opened;
}

/** The borrower goes on to another screen, whose code is still loading. */
const goOn = ({ page }: Awaited<ReturnType<typeof open>>) => page.page.history.pushState(null, '', '/customerService');

const toasts = () => [...document.querySelectorAll('.van-toast')].map(({ textContent }) => textContent);

test('the chosen card is charged, with its number and bank, and recorded with them but for most of the digits', async () => {
  const { page, run, onSettled } = await open();
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'hold', times: 1 });
  await run(({ payByCard }) => payByCard(plain, 'token-1'));
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  expect(storedPayment(IDS.orderId).read()?.request?.means).toMatchObject({ cardId: '302', listed: 'BNB **** 8765' });
  await act(async () => page.sandbox.held.release());
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
  expect(page.asked('chargeCard').map(({ payload }) => payload)).toMatchObject([
    { cardId: '302', cardNo: '**** 8765', bankCode: 'BNB' },
  ]);
});

test('the code of a charge with a coupon is asked for', async () => {
  const { run, hook } = await open({ couponId: 'c-9' });
  await run(({ payByCard }) => payByCard(sendsCode, 'token-1'));
  await waitFor(() => expect(hook().codeStep.kind).toBe('coding'));
});

test('a card whose code was sent a moment ago is charged without another one', async () => {
  const { page, run } = await openAtCode();
  page.sandbox.clock.moveBy(30_000);
  await run(({ dismissCode }) => dismissCode());
  await run(({ payByCard }) => payByCard(sendsCode, 'token-2'));
  await waitFor(() => expect(page.asked('chargeCard').map(({ payload }) => payload['sendMsg'])).toEqual(['1', '0']));
});

test('nothing is charged without an amount, nor by a card that is not listed any more', async () => {
  const unread = await open({ amount: null });
  await unread.run(({ payByCard }) => payByCard(plain, 'token-1'));
  await unread.run(({ payByWallet }) => payByWallet());
  expect(unread.hook().phase).toEqual({ kind: 'idle' });
  unread.page.unmount();
  const { page, run, hook } = await open({}, unread.page.sandbox);
  await run(({ payByCard }) => payByCard({ ...plain, id: '999' }, 'token-1'));
  expect(hook().phase.kind).toBe('failed');
  expect([...page.asked('chargeCard'), ...page.asked('createWalletLink')]).toEqual([]);
});

test('a charge that ends when its screen was left for another one leads nowhere', async () => {
  const opened = await open();
  opened.page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'hold', times: 1 });
  await opened.run(({ payByCard }) => payByCard(plain, 'token-1'));
  await waitFor(() => expect(opened.page.sandbox.held.list()).toHaveLength(1));
  goOn(opened);
  await act(async () => opened.page.sandbox.held.release());
  await waitFor(() => expect(opened.hook().phase.kind).toBe('pending'));
  expect(opened.onSettled).not.toHaveBeenCalled();
});

test('a wrong code is asked for again, under the words of the dialog', async () => {
  const { run, hook } = await openAtCode();
  await run(({ confirm }) => confirm('000000'));
  await waitFor(() => expect(hook().codeStep).toEqual({ kind: 'coding', problem: { kind: 'wrongCode' } }));
  expect(toasts()).toEqual([]);
});

test.each([
  ['http401', 'the end of the session has its dialog', []],
  ['drop', 'a lost response is shown in a toast', ['error']],
] as const)('a charge with the fault %s: %s', async (kind, _, texts) => {
  const { page, run, hook } = await open();
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind, times: 1 });
  await run(({ payByCard }) => payByCard(plain, 'token-1'));
  await waitFor(() => expect(['failed', 'pending']).toContain(hook().phase.kind));
  await act(async () => undefined);
  expect(toasts()).toEqual(texts);
});

test.each([
  ['chargeCard', () => open(), ({ payByCard }: Shown) => payByCard(plain, 'token-1')],
  ['createWalletLink', () => open(), ({ payByWallet }: Shown) => payByWallet()],
  ['confirmCharge', () => openAtCode(), ({ confirm }: Shown) => confirm('123456')],
] as const)(
  'the request %s that is given up for a check, after the return from the cache, ends, and is shown in no toast',
  async (endpoint, openPage, tap) => {
    const { page, run, hook } = await openPage();
    page.sandbox.faults.add({ endpoint, kind: 'hold', times: 1 });
    await run(tap);
    await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
    restoreFromCache();
    await waitFor(() => expect(hook().phase.kind).toBe('pending'));
    await waitFor(() => expect(page.sandbox.held.list()).toEqual([]));
    await act(async () => undefined);
    expect(toasts()).toEqual([]);
  },
);

test('another code is announced in a toast; the dialog of the first one says that it was sent', async () => {
  const { page, run } = await openAtCode();
  expect(toasts()).toEqual([]);
  page.sandbox.clock.moveBy(61_000);
  await run(({ resend }) => resend());
  await waitFor(() => expect(toasts()).toHaveLength(1));
});

test('a charge that was confirmed beside a payment takes another code, and its code, without a question after a reload', async () => {
  storePayment(IDS.orderId);
  const first = await open();
  await first.run(({ payAgain }) => payAgain.confirm());
  await first.run(({ payByCard }) => payByCard(sendsCode, 'token-1'));
  await waitFor(() => expect(first.hook().codeStep.kind).toBe('coding'));
  first.page.unmount();
  const { page, run, hook } = await open({}, first.page.sandbox);
  page.sandbox.clock.moveBy(61_000);
  await run(({ resend }) => resend());
  await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(2));
  await waitFor(() => expect(hook().codeStep.kind).toBe('coding'));
  await run(({ confirm }) => confirm('000000'));
  await waitFor(() => expect(page.asked('confirmCharge')).toHaveLength(1));
  expect(hook().payAgain.isAsked).toBe(false);
});

test('a dialog of a code that is closed leaves the payment beside which its charge was confirmed as it is', async () => {
  storePayment(IDS.orderId);
  const { run, hook } = await open();
  await run(({ payAgain }) => payAgain.confirm());
  await run(({ payByCard }) => payByCard(sendsCode, 'token-1'));
  await waitFor(() => expect(hook().codeStep.kind).toBe('coding'));
  expect(hook().phase).toMatchObject({ kind: 'pending', failure: { kind: 'needsCode' } });
  await run(({ dismissCode }) => dismissCode());
  expect(hook()).toMatchObject({ phase: { kind: 'pending', failure: null }, codeStep: { kind: 'closed' } });
  expect(storedPayment(IDS.orderId).read()).toMatchObject({ key: 'link-1' });
});

test('a refusal that comes when its screen was left for another one is shown in no toast', async () => {
  const sandbox = createSandbox({ scenario: 'legacy-repayment' });
  const { fetch } = sandbox;
  let refuse = (): void => undefined;
  const response = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json({ code: '900001', message: 'The bank refused.', data: null }));
  });
  Object.assign(sandbox, {
    fetch: (request: Request) => (request.url.includes('repayment-commit') ? response : fetch(request)),
  });
  const opened = await open({}, sandbox);
  await opened.run(({ payByCard }) => payByCard(plain, 'token-1'));
  goOn(opened);
  await act(async () => refuse());
  await waitFor(() => expect(opened.hook().phase.kind).toBe('failed'));
  expect(toasts()).toEqual([]);
});

test('the token of a refused charge is not charged again', async () => {
  const { page, run, hook } = await openAtCode();
  page.sandbox.clock.moveBy(61_000);
  await run(({ dismissCode }) => dismissCode());
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'rejected', times: 1 });
  await run(({ payByCard }) => payByCard(sendsCode, 'token-2'));
  await waitFor(() => expect(hook().phase.kind).toBe('failed'));
  await run(({ payByCard }) => payByCard(sendsCode, 'token-3'));
  await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(3));
  expect(page.asked('chargeCard').map(({ payload }) => payload['repayToken'])).toEqual([
    'token-1',
    'token-1',
    'token-3',
  ]);
});

test('the confirmation to pay again changes no charge that waits for no code', async () => {
  storePayment(IDS.orderId);
  const { run, hook } = await open();
  await run(({ payAgain }) => payAgain.confirm());
  expect(hook().payAgain.isConfirmed).toBe(true);
  expect(hook().code).toBeNull();
  expect(localStorage.getItem(`peace:card-code:${IDS.orderId}`)).toBeNull();
});
