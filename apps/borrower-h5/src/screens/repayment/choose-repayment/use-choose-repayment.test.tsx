import { createSandbox, type Sandbox } from '@peace/sandbox';
import { systemClock } from '@peace/money-date';
import { localItems } from '@peace/web-platform/storage';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dueToCome } from '#features/payment/amount-panel.tsx';
import { storePayment } from '#features/payment/testing/stored-payment.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { openItem } from '#shared/storage/stored-item.ts';
import { cardCodeItem } from './card-code.ts';
import { nothingChosen } from './choose-repayment.model.ts';
import type { ChooseRepaymentViewProps } from './choose-repayment.view.tsx';
import { aCardCode } from './testing/a-way.ts';
import { useChooseRepayment } from './use-choose-repayment.ts';

const ORDER = '7001';
const session = '&userId=u-1&sessionId=s-1';
const card = (cardId: string) => ({ kind: 'card', cardId }) as const;

/** Renders the hook, without its view. */
function open(amount: number, prepare: (sandbox: Sandbox) => void = () => undefined, query = '') {
  const sandbox = createSandbox({ scenario: 'legacy-repayment' });
  prepare(sandbox);
  let shown: ChooseRepaymentViewProps | undefined;
  function Probe() {
    shown = useChooseRepayment({ orderId: ORDER, amount: `${amount}` });
    return null;
  }
  const entry = `/chooseRepayment?orderId=7001${query}`;
  const page = renderScreen(<Probe />, '/chooseRepayment', { scenario: 'legacy-repayment', entry, sandbox });
  const hook = () => {
    if (!shown) throw new Error('The hook was not rendered.');
    return shown;
  };
  const { changeOrders } = page;
  return {
    page,
    hook,
    run: (tap: (events: ChooseRepaymentViewProps['events']) => void) => act(async () => tap(hook().events)),
    otherDue: () => {
      const { state } = hook();
      return state.kind === 'ready' ? state.data.otherDue?.minor : state.kind;
    },
    /** Another amount is due from now on. */
    owe: (due: number) =>
      changeOrders(({ periods }) => ({ periods: periods.map((period) => ({ ...period, amount: due })) }), ORDER),
    read: () =>
      waitFor(() =>
        expect(hook().state).toMatchObject({ kind: 'ready', data: { order: {}, refresh: { kind: 'done' } } }),
      ),
  };
}

/** A charge of ₱5,450.00 still waits for its SMS code, after the page was killed. */
function openAtCode(changes: Parameters<typeof aCardCode>[0] = {}, prepare?: (sandbox: Sandbox) => void) {
  const access = { storage: localItems(window), clock: systemClock, borrower: null };
  openItem(access, cardCodeItem, ORDER).write(aCardCode({ codeSentAt: Date.now(), ...changes }));
  return open(545_000, prepare);
}

test('what is due is not shown as due now once it cannot be read again', async () => {
  const { page, hook, otherDue } = open(450_000);
  await waitFor(() => expect(otherDue()).toBe(545_000));
  expect(hook().due).not.toBe(dueToCome);
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  comeBack();
  await waitFor(() => expect(otherDue()).toBeUndefined());
  expect(hook().due).toBe(dueToCome);
});

test('a wallet is chosen at first where it is the only way', async () => {
  const { hook, read } = open(545_000, ({ state }) => void state.bankCards.splice(0), session);
  expect(hook().chosen).toEqual(nothingChosen);
  await read();
  expect(hook().chosen).toEqual({ kind: 'wallet' });
});

test('Payment charges the chosen card of an order that is known as it is now, and nothing else', async () => {
  const { page, hook, run, read } = open(545_000);
  await read();
  await run(({ pay }) => pay());
  await run(({ choose }) => choose(card('302')));
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold', times: 1 });
  comeBack();
  await waitFor(() => expect(hook().state).toMatchObject({ data: { refresh: { kind: 'running' } } }));
  await run(({ pay }) => pay());
  expect(page.asked('chargeCard')).toEqual([]);
  await act(async () => page.sandbox.held.release());
  await read();
  await run(({ pay }) => pay());
  await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(1));
});

test('the dialog asks for the code once the order is known to be payable', async () => {
  const hold = ({ faults }: Sandbox) => faults.add({ endpoint: 'getOrder', kind: 'hold' });
  const { page, hook } = openAtCode({}, hold);
  await waitFor(() => expect(hook().state.kind).toBe('ready'));
  expect(hook().dialog.step).toEqual({ kind: 'closed' });
  await act(async () => page.sandbox.held.release());
  await waitFor(() => expect(hook().dialog.step.kind).toBe('coding'));
});

test('the dialog names the card that is charged', async () => {
  const { hook } = openAtCode({ cardId: '302' });
  await waitFor(() => expect(hook().dialog).toMatchObject({ step: { kind: 'coding' }, card: { id: '302' } }));
});

test('the code of the link’s amount is not asked for any more when a third amount is due', async () => {
  const { hook, run, owe, read, otherDue } = open(450_000);
  await read();
  await run(({ choose }) => choose(card('301')));
  await run(({ pay }) => pay());
  await waitFor(() => expect(hook().dialog.step.kind).toBe('coding'));
  owe(699_500);
  comeBack();
  await waitFor(() => expect(otherDue()).toBe(699_500));
  expect(hook().dialog.step.kind).toBe('closed');
});

test('the dialog stays while a refusal is checked, though another amount is due already', async () => {
  const { page, hook, run, owe, read, otherDue } = openAtCode();
  await read();
  expect(hook().dialog.step.kind).toBe('coding');
  owe(699_500);
  page.sandbox.faults.add({ endpoint: 'confirmCharge', kind: 'rejected' });
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold' });
  await run(({ confirmCode }) => confirmCode('123456'));
  await waitFor(() => expect(otherDue()).toBe(699_500));
  expect(hook().dialog.step.kind).toBe('checking');
  await act(async () => page.sandbox.held.release());
  await waitFor(() => expect(hook().dialog.step.kind).toBe('closed'));
});

test('the card that was refused is marked, and not the one that is charged after it', async () => {
  const { page, hook, run, read } = open(545_000);
  await read();
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'rejected', times: 1 });
  await run(({ choose }) => choose(card('302')));
  await run(({ pay }) => pay());
  await waitFor(() => expect(hook()).toMatchObject({ refused: card('302'), chosen: nothingChosen }));
  await read();
  await run(({ choose }) => choose(card('301')));
  await run(({ pay }) => pay());
  await waitFor(() => expect(hook().dialog.step.kind).toBe('coding'));
  expect(hook()).toMatchObject({ refused: null, chosen: card('301') });
});

test('a wallet whose link was refused is not chosen any more, and not marked', async () => {
  const { page, hook, run, read } = open(545_000, undefined, session);
  await read();
  page.sandbox.faults.add({ endpoint: 'createWalletLink', kind: 'hostile' });
  await run(({ choose }) => choose({ kind: 'wallet' }));
  expect(hook().chosen).toEqual({ kind: 'wallet' });
  await run(({ pay }) => pay());
  await waitFor(() =>
    expect(hook()).toMatchObject({ phase: { failure: { kind: 'linkRefused' } }, chosen: nothingChosen }),
  );
  expect(hook().refused).toBeNull();
});

test('a borrower who did not pay has no pending payment any more', async () => {
  storePayment(ORDER);
  const { hook, read, run } = open(545_000);
  await read();
  expect(hook().phase.kind).toBe('pending');
  await run(({ cancel }) => cancel());
  await waitFor(() => expect(hook().phase.kind).toBe('idle'));
});

test('a pending payment is looked for when the borrower asks', async () => {
  storePayment(ORDER);
  const { page, hook, run } = open(545_000);
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', check: 'notFound' }));
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold' });
  await run(({ check }) => check());
  expect(hook().phase).toMatchObject({ kind: 'pending', check: 'running' });
});

test('another payment that is declined is asked about no more', async () => {
  storePayment(ORDER);
  const { hook, run } = open(545_000);
  await waitFor(() => expect(hook().phase).toMatchObject({ kind: 'pending', check: 'notFound' }));
  await run(({ payAgain }) => payAgain());
  expect(hook().payAgain.isAsked).toBe(true);
  await run(({ declineAgain }) => declineAgain());
  expect(hook().payAgain).toMatchObject({ isAsked: false, isConfirmed: false });
});
