import type { Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { formatDate } from '@peace/money-date';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAmountsDue } from '#features/due/use-amounts-due.ts';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { KeptOffer, withAmount } from '#features/receipt/testing/kept-offer.tsx';
import { comeBack } from '#shared/testing/come-back.ts';
import { renderScreen, sandboxWith } from '#shared/testing/render-screen.tsx';
import { OrderPayment } from './order-payment.part.tsx';
import { aPayment } from './testing/a-payment.ts';
import { storedPayment, storePayment } from './testing/stored-payment.ts';
import { useTappedPaymentPage, type ExternalPaymentPage } from './use-tapped-payment-page.ts';

const ORDER = '8401';
const open = (isBrief: boolean, orderId = ORDER, sandbox?: Sandbox, tappedPage: ExternalPaymentPage | null = null) =>
  renderScreen(
    <OrderPayment ids={{ productId: undefined, orderId }} isBrief={isBrief} tappedPage={tappedPage} />,
    '/loanDetail',
    {
      scenario: 'repay',
      entry: '/loanDetail',
      sandbox,
    },
  );

beforeEach(() => storePayment(ORDER));

test('a payment of the order is shown, looked for, and ended by the borrower', async () => {
  const page = open(false);
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  await waitFor(() => expect(page.sandbox.log.list().map(({ endpoint }) => endpoint)).toContain('getOrder'));
  await userEvent.click(await screen.findByRole('button', { name: 'I did not pay' }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(storedPayment(ORDER).read()).toBeNull();
});

test('a check whose payment the borrower has ended is given up', async () => {
  const sandbox = createSandbox({ scenario: 'repay' });
  for (const endpoint of ['getOrder', 'getPeriodRepayment']) sandbox.faults.add({ endpoint, kind: 'hold' });
  storePayment(ORDER, aPayment());
  open(false, ORDER, sandbox);
  await waitFor(() => expect(sandbox.held.list()).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'I did not pay' }));
  await waitFor(() => expect(sandbox.held.list()).toEqual([]));
});

test('what the order does not show can be reported, with what was paid; not before the order was read', async () => {
  const sandbox = createSandbox({ scenario: 'repay' });
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'hang', times: 1 });
  const first = open(false, ORDER, sandbox);
  await screen.findByRole('heading', { name: 'You opened the payment page' });
  expect(screen.queryByRole('link', { name: 'I have paid' })).toBeNull();
  first.unmount();
  open(false);
  const report = await screen.findByRole('link', { name: 'I have paid' });
  expect(report).toHaveAttribute('href', `/complaint?orderId=${ORDER}&paid=545000`);
});

test('a payment is looked for under the product that it was sent with', async () => {
  storePayment(ORDER, aPayment({ productId: '1', due: null }));
  const page = open(false);
  await waitFor(() => expect(page.asked('getOrder')[0]?.payload).toMatchObject({ productId: '1' }));
});

test('what is due that changed otherwise is shown as it was and as it is', async () => {
  storePayment(ORDER, aPayment({ due: { amount: { minor: 600_000, currency: 'PHP' }, date: '2026-11-27' } }));
  open(false);
  expect(await screen.findByText(/^You owed ₱6,000.00, and now you owe ₱5,450.00, due \d/)).toBeVisible();
});

test('the same amount at a later date is shown with its place in the kept plan', async () => {
  storePayment(ORDER, aPayment({ due: { amount: aPayment().amount, date: '2026-10-27' } }));
  const sandbox = createSandbox({ scenario: 'repay' });
  const next = formatDate(sandbox.state.orders.get(ORDER)?.periods[0]?.dueAt ?? 0);
  const offer = withAmount(anAcceptedOffer({ days: ['2026-10-27', next] }), 545_000);
  renderScreen(
    <>
      <KeptOffer orderId={ORDER} offer={offer} />
      <OrderPayment ids={{ productId: undefined, orderId: ORDER }} isBrief={false} tappedPage={null} />
    </>,
    '/loanDetail',
    { scenario: 'repay', entry: '/loanDetail', sandbox },
  );
  expect(await screen.findByText(/^Payment 2 of 2 is due next\. /)).toBeVisible();
});

const toasts = () => document.querySelectorAll('.van-toast').length;

test('an amount due that cannot be read is told by a toast; beside a closed order, which is enough, by none', async () => {
  const openWithoutDue = (changes: Parameters<typeof sandboxWith>[1]) => {
    storePayment(ORDER, aPayment());
    const sandbox = sandboxWith('repay', changes);
    sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
    return open(false, ORDER, sandbox);
  };
  const pending = openWithoutDue({});
  await waitFor(() => expect(toasts()).toBe(1));
  pending.unmount();
  openWithoutDue({ status: 200 });
  await screen.findByRole('heading', { name: 'Your payment has arrived' });
  expect(toasts()).toBe(0);
});

test('a stored payment that cannot be read is looked for, and a toast says that it could not be', async () => {
  localStorage.setItem(`peace:payment:${ORDER}`, '{}');
  const sandbox = createSandbox({ scenario: 'repay' });
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  open(false, ORDER, sandbox);
  await waitFor(() => expect(toasts()).toBe(1));
});

test('a list has it in one line', async () => {
  open(true);
  expect(await screen.findByText(/^You opened the payment page: ₱5,450.00 through GCash bill payment/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a list says in one line that a payment arrived, or that the same amount is due later', async () => {
  const arrived = open(true, ORDER, sandboxWith('repay', { status: 200 }));
  expect(await screen.findByText('Your payment has arrived')).toBeVisible();
  arrived.unmount();
  storePayment(ORDER, aPayment({ due: { amount: { minor: 545_000, currency: 'PHP' }, date: '2026-10-27' } }));
  open(true);
  expect(await screen.findByText(/^Your next payment is ₱5,450.00 by /)).toBeVisible();
});

test('in a list, which reads no order, the receipt of a payment by a link with another product’s id names the lender', async () => {
  storePayment(ORDER, aPayment({ productId: '1', due: null }));
  function Listed() {
    useAmountsDue([{ orderId: ORDER, productId: '68401' }], true);
    return <OrderPayment ids={{ productId: '68401', orderId: ORDER }} isBrief tappedPage={null} />;
  }
  renderScreen(<Listed />, '/order', {
    scenario: 'repay',
    entry: '/order',
    sandbox: sandboxWith('repay', { status: 200 }),
  });
  await waitFor(() => expect(localStorage.getItem(`peace:receipts:${ORDER}`)).toContain('Bayani Cash'));
});

test('the receipt of a payment that arrives after a change of language is in the new one', async () => {
  storePayment(ORDER, aPayment({ means: { kind: 'code', name: '' }, due: null }));
  function Shown() {
    const [locale, setLocale] = useState<Locale>('en');
    return (
      <LocaleProvider value={{ locale, offered: [locale] }}>
        <button onClick={() => setLocale('fil')}>Filipino</button>
        <OrderPayment ids={{ productId: undefined, orderId: ORDER }} isBrief={false} tappedPage={null} />
      </LocaleProvider>
    );
  }
  const page = renderScreen(<Shown />, '/loanDetail', { scenario: 'repay', entry: '/loanDetail' });
  await screen.findByRole('link', { name: 'I’ve paid already' });
  await userEvent.click(screen.getByRole('button', { name: 'Filipino' }));
  page.changeOrders({ status: 200 });
  comeBack();
  await waitFor(() => expect(localStorage.getItem(`peace:receipts:${ORDER}`)).toContain('"through":"payment code"'));
});

test('another spelling of the order’s number is the same order: what was started is shown there, too', async () => {
  open(false, `00${ORDER}`);
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'I did not pay' }));
  expect(storedPayment(ORDER).read()).toBeNull();
});

test('a record of an earlier build, with the number as the link wrote it, is found by that link', async () => {
  const record = localStorage.getItem(`peace:payment:${ORDER}`) ?? '';
  localStorage.clear();
  localStorage.setItem('peace:payment:09999', record);
  open(true, '09999');
  expect(await screen.findByText(/^You opened the payment page: /)).toBeVisible();
});

test('an order without a payment shows no notice, and reads nothing', async () => {
  localStorage.clear();
  const page = open(false);
  await act(async () => undefined);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(page.sandbox.log.list()).toEqual([]);
});

test('a payment that another tab has started meanwhile is shown on the return to the page', async () => {
  localStorage.clear();
  open(false);
  await act(async () => undefined);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  storePayment(ORDER);
  comeBack();
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
});

function openTappedPaymentPage() {
  let shown: ReturnType<typeof useTappedPaymentPage> | undefined;
  function Probe() {
    shown = useTappedPaymentPage();
    return null;
  }
  const page = renderScreen(<Probe />, '/loanDetail', { scenario: 'repay', entry: '/loanDetail' });
  return { hook: () => shown, page };
}

test('a second tap finds the first one under way, and another order is opened after it', () => {
  const { hook } = openTappedPaymentPage();
  const tap = (orderId: string) => hook()?.open(orderId, `https://pay.example.ph/${orderId}`);
  act(() => {
    tap(ORDER);
    tap('8402');
  });
  expect(hook()?.openingOrder).toBe(ORDER);
  expect(hook()?.pageOf('8402')).toBeNull();
  act(() => hook()?.pageOf(ORDER)?.onDone());
  act(() => tap('8402'));
  expect(hook()?.openingOrder).toBe('8402');
});

test('one of our own pages is opened at once, and is no payment of the order', async () => {
  const { hook, page } = openTappedPaymentPage();
  act(() => hook()?.open(ORDER, `/repay?orderId=${ORDER}`));
  expect(hook()?.openingOrder).toBeNull();
  await waitFor(() => expect([page.address(), ...page.left].join(' ')).toContain(`/repay?orderId=${ORDER}`));
});

test('a tap whose code does not load is over, which a toast says', async () => {
  localStorage.clear();
  const querySelector = document.querySelector.bind(document);
  // By this the page looks for a style sheet of that code which did not come.
  vi.spyOn(document, 'querySelector').mockImplementation((selectors: string) => {
    if (selectors === '[data-failed]') throw new Error('It did not load.');
    return querySelector(selectors);
  });
  const onDone = vi.fn<() => void>();
  const tappedPage = { url: 'https://pay.example.ph/', through: 'pay.example.ph', onDone };
  open(false, ORDER, undefined, tappedPage);
  await waitFor(() => expect(toasts()).toBe(1));
  expect(onDone).toHaveBeenCalledOnce();
});
