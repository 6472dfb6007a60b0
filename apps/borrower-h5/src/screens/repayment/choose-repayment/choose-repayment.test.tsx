import { createSandbox, type Sandbox } from '@peace/sandbox';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { comeBack } from '#shared/testing/come-back.ts';
import { settleAction, button, press, stopClock, tap } from '#shared/testing/press.ts';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';
import { openChooseRepayment, orderAlone } from './testing/open-choose-repayment.tsx';

function open(entry = orderAlone, prepare: (sandbox: Sandbox) => void = () => undefined) {
  const sandbox = createSandbox({ scenario: 'legacy-repayment' });
  prepare(sandbox);
  return openChooseRepayment(entry, sandbox);
}
const payment = () => button('Payment');

async function payWithACard() {
  await userEvent.click(await screen.findByRole('radio', { name: /Bangko ng Bayan/ }));
  await press(await payment());
}

test('the page says which loan it is, from the order id alone', async () => {
  const page = open();
  expect(await screen.findByText(page.sandbox.state.orders.get('7001')?.product.name ?? 'no order')).toBeVisible();
  expect(page.asked('getOrder')[0]?.payload).toEqual({ orderId: '7001' });
});

/** The scenario's backend, with another text of the ways to pay. */
function answeringWays(change: (body: string) => string) {
  const sandbox = createSandbox({ scenario: 'legacy-repayment' });
  const fetch = async (...sent: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(...sent);
    const response = await sandbox.fetch(request);
    return request.url.includes('/repayment-way') ? new Response(change(await response.text())) : response;
  };
  return openChooseRepayment(orderAlone, { ...sandbox, fetch });
}

const noCards = 'You have no bank card to pay with';

test('cards of which none can be read are a failure that can be tried again, and not called none', async () => {
  answeringWays((body) => body.replace(/"id":/g, '"ids":'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText(noCards)).toBeNull();
});

test('where cards could not be queried the page shows that, and requests them again', async () => {
  open(orderAlone, ({ faults }) => faults.add({ endpoint: 'getRepaymentWays', kind: 'http500', times: 1 }));
  expect(await screen.findByRole('heading', { name: '查询银行卡列表失败' })).toBeVisible();
  await press(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: /Bangko ng Bayan/ })).toBeVisible();
});

test('a card whose id is a long number is charged under all its digits', async () => {
  const page = answeringWays((body) => body.replace(/"?302"?/, '1792837465019283746'));
  await payWithACard();
  await waitFor(() => expect(page.asked('chargeCard')[0]?.payload).toMatchObject({ cardId: '1792837465019283746' }));
});

test('after a charge the borrower is at the order, in place of this page, and nothing earlier is shown of it', async () => {
  const page = open();
  const entries = page.page.history.length;
  await screen.findByText('Bayani Cash');
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'hold' });
  await payWithACard();
  await waitFor(() => expect(page.address()).toBe('/loanDetail?orderId=7001'));
  expect(page.page.history.length).toBe(entries);
  page.page.history.pushState(null, '', orderAlone);
  act(() => void page.page.dispatchEvent(new Event('popstate')));
  expect(screen.queryByText('Bayani Cash')).not.toBeInTheDocument();
});

test('a lost response is followed by a reading of the order, by its id alone', async () => {
  const page = open();
  await payment();
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'http500', times: 1, applied: true });
  await payWithACard();
  await waitFor(() => expect(page.address()).toBe('/loanDetail?orderId=7001'));
  expect(page.asked('chargeCard')).toHaveLength(1);
});

test('a commit refused with an HTTP status, without a message, says that processing failed', async () => {
  const page = open();
  await payment();
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'http404', times: 1 });
  await payWithACard();
  expect(await screen.findByRole('heading', { name: '处理失败' })).toBeVisible();
});

test('the wallet’s page is opened by one request with the order, its amount and the user', async () => {
  const page = open(`${orderAlone}&userId=u-1&sessionId=s-1`);
  const replaced = vi.spyOn(page.page.location, 'replace');
  await userEvent.click(await screen.findByRole('radio', { name: /Alipay/ }));
  await press(await payment());
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.left[0]).toContain('/peace/__pay/');
  expect(replaced).not.toHaveBeenCalled();
  const [request, ...more] = page.asked('createWalletLink');
  expect(request?.payload).toEqual({ userId: 'u-1', orderId: '7001', amount: '545000' });
  expect(more).toEqual([]);
});

test('a refused commit shows the server’s words in a toast and on the page', async () => {
  const page = open();
  await payment();
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'rejected', times: 1 });
  await payWithACard();
  await expectToastAnnouncedOnce('The service is busy. Please try again later.');
  expect(screen.getByRole('heading', { name: 'The service is busy. Please try again later.' })).toBeVisible();
});

test('a refused card is marked as such and is chosen anew before it is charged again', async () => {
  const page = open();
  await payment();
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'rejected', times: 1 });
  await payWithACard();
  const refused = await screen.findByRole('radio', { name: /Bangko ng Bayan.*The last payment this way was refused/ });
  expect(refused).not.toBeChecked();
  settleAction();
  await press(await payment());
  expect(await screen.findByText('请先选择银行卡')).toBeVisible();
  expect(page.asked('chargeCard')).toHaveLength(1);
  await payWithACard();
  await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(2));
  expect(new Set(page.asked('chargeCard').map(({ payload }) => payload['repayToken'])).size).toBe(2);
});

test('after 800005 a toast shows that the backend has the payment already, and the order is shown', async () => {
  const page = open(orderAlone, (sandbox) => {
    const { fetch } = sandbox;
    const refusal = { code: '800005', message: 'The payment request was submitted already.', data: null };
    Object.assign(sandbox, {
      fetch: (request: Request) =>
        request.url.includes('repayment-commit') ? Promise.resolve(Response.json(refusal)) : fetch(request),
    });
  });
  await payWithACard();
  expect(await screen.findByText('请勿重复提交支付请求')).toBeVisible();
  await waitFor(() => expect(page.address()).toBe('/loanDetail?orderId=7001'));
});

test.each([21, 110, 151, 200, 999])('an order with status %i cannot be paid, and says why', async (status) => {
  const page = open();
  page.changeOrders({ status }, '7001');
  expect(await screen.findByRole('link', { name: 'Back to the order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(page.asked('getPeriodRepayment')).toEqual([]);
});

test('an order that cannot be read again is not paid before it was', async () => {
  const page = open();
  await payment();
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  comeBack();
  expect(await screen.findByText(/What you see here is from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment' })).not.toBeInTheDocument();
  page.sandbox.faults.clear();
  await press(screen.getByRole('button', { name: 'Check again' }));
  expect(await payment()).toBeEnabled();
});

const settlement = '/chooseRepayment?orderId=7001&amount=450000';

test.each(['', '&couponId=made-up'])(
  'a link%s with another amount than what is due shows both, and what is due comes first',
  async (coupon) => {
    const page = open(settlement + coupon);
    const goOn = await screen.findByRole('link', { name: 'Payment of ₱5,450.00' });
    expect(document.body).toHaveTextContent(/asks for ₱4,500.00.+is ₱5,450.00/);
    expect(document.body).toHaveTextContent(/Repayment amount[^₱]+₱5,450.00/);
    await userEvent.click(goOn);
    expect(page.address()).toContain('amount=545000');
    expect(page.address()).toContain(coupon);
    await payment();
    settleAction();
    await payWithACard();
    await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(1));
    expect(page.asked('chargeCard')[0]?.payload).toMatchObject({ amount: '545000' });
  },
);

test('the other amount of a link is paid by its own button, which says how much', async () => {
  const page = open(`${settlement}&couponId=c-9`);
  const other = await screen.findByRole('button', { name: 'Payment of ₱4,500.00' });
  await userEvent.click(other);
  expect(await screen.findByText('请先选择银行卡')).toBeVisible();
  expect(page.asked('chargeCard')).toHaveLength(0);
  await userEvent.click(screen.getByRole('radio', { name: /Bangko ng Bayan/ }));
  await press(screen.getByRole('button', { name: 'Payment of ₱4,500.00' }));
  await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(1));
  expect(page.asked('chargeCard')[0]?.payload).toMatchObject({ amount: '450000', couponId: 'c-9' });
});

test('the SMS code of the other amount is asked for once that amount was chosen, and not on a later visit', async () => {
  const page = open(settlement);
  await userEvent.click(await screen.findByRole('radio', { name: /Isla Savings Bank/ }));
  await press(await screen.findByRole('button', { name: 'Payment of ₱4,500.00' }));
  expect(await screen.findByRole('textbox', { name: 'SMS code' })).toBeVisible();
  page.unmount();
  openChooseRepayment(settlement, page.sandbox);
  expect(await screen.findByRole('link', { name: 'Payment of ₱5,450.00' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'SMS code' })).not.toBeInTheDocument();
});

/** A charge whose SMS code is asked for. */
async function waitForCode(page = open()) {
  await userEvent.click(await screen.findByRole('radio', { name: /Isla Savings Bank/ }));
  await press(await payment());
  return { page, field: await screen.findByRole('textbox', { name: 'SMS code' }) };
}

test.each([
  ['amount', settlement],
  ['coupon', `${orderAlone}&couponId=c-9`],
])('a code that is waited for is not asked for on a link of another %s', async (_, entry) => {
  const { page } = await waitForCode();
  page.unmount();
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  openChooseRepayment(entry, page.sandbox);
  await waitFor(async () => expect(await payment()).toBeEnabled());
  expect(screen.queryByRole('textbox', { name: 'SMS code' })).not.toBeInTheDocument();
});

test('a code that was sent stays where another is refused, and is asked for where the card is charged again', async () => {
  const { page } = await waitForCode();
  page.sandbox.clock.moveBy(30_000);
  await tap('Cancel');
  await waitForCode(page);
  expect(screen.getByText(/^(30|2\d)s$/)).toBeVisible();
  page.sandbox.clock.moveBy(31_000);
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'hold', times: 1 });
  await tap('获取验证码');
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  page.page.history.pushState(null, '', '/customerService');
  act(() => page.sandbox.held.release());
  await screen.findByText(/^(60|5\d)s$/);
  expect(screen.queryByText(/^验证码已发送/)).not.toBeInTheDocument();
  page.sandbox.clock.moveBy(61_000);
  page.sandbox.faults.add({ endpoint: 'chargeCard', kind: 'rejected', times: 1 });
  await tap('获取验证码');
  await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(4));
  expect(await button('获取验证码')).toBeVisible();
});

test('after a lost confirmation of an instalment the page stays, and the next one is charged under its own token', async () => {
  const sandbox = createSandbox({ scenario: 'instalments' });
  const { page, field } = await waitForCode(
    openChooseRepayment('/chooseRepayment?orderId=8602&amount=345000', sandbox),
  );
  sandbox.faults.add({ endpoint: 'confirmCharge', kind: 'http500', times: 1, applied: true });
  await userEvent.type(field, sandbox.state.smsCodes.at(-1)?.code ?? '');
  await tap('Confirm');
  await screen.findByText(/Your next payment is/);
  await tap('Payment');
  await tap('Pay it now');
  await waitForCode(page);
  const [first, next] = page.asked('chargeCard').map(({ payload }) => payload['repayToken']);
  expect(next).not.toBe(first);
});

test('after a lost confirmation the same code keeps its key, also within a message, and another one is another request', async () => {
  const { page, field } = await waitForCode();
  page.sandbox.faults.add({ endpoint: 'confirmCharge', kind: 'drop' });
  for (const code of ['000000', 'Your code is 000000', '111111']) {
    await userEvent.clear(field);
    await userEvent.type(field, code);
    await tap('Confirm');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
    page.sandbox.clock.moveBy(31_000);
    comeBack();
    await screen.findByText(/You can confirm again/);
  }
  const [first, same, other] = page.asked('confirmCharge').map(({ headers }) => headers['idempotency-key']);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

test('the dialog of a code stays while its confirmation is sent', async () => {
  const { page, field } = await waitForCode();
  page.sandbox.faults.add({ endpoint: 'confirmCharge', kind: 'hold', times: 1 });
  await userEvent.type(field, page.sandbox.state.smsCodes.at(-1)?.code ?? '');
  await tap('Confirm');
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  expect(page.back()).toBe(true);
  expect(field).toBeVisible();
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(page.address()).toBe('/loanDetail?orderId=7001'));
});

test('a tap just after another card was chosen pays nothing, though the button has the same label', async () => {
  const page = open();
  await userEvent.click(await screen.findByRole('radio', { name: /Isla Savings Bank/ }));
  await payment();
  settleAction();
  const { restart } = stopClock();
  await userEvent.click(screen.getByRole('radio', { name: /Bangko ng Bayan/ }));
  await userEvent.click(await payment());
  await act(async () => undefined);
  expect(page.asked('chargeCard')).toHaveLength(0);
  restart();
  await press(await payment());
  await waitFor(() => expect(page.asked('chargeCard')[0]?.payload).toMatchObject({ cardId: '302' }));
});

test('a tap just after the amount changed pays nothing, though the button has the same label', async () => {
  const page = open(settlement, (sandbox) => sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Bangko ng Bayan/ }));
  await payment();
  settleAction();
  const { restart } = stopClock();
  page.page.history.replaceState(page.page.history.state, '', orderAlone);
  act(() => void page.page.dispatchEvent(new Event('popstate')));
  await userEvent.click(await payment());
  await act(async () => undefined);
  expect(page.asked('chargeCard')).toHaveLength(0);
  restart();
  settleAction();
  await userEvent.click(await payment());
  await waitFor(() => expect(page.asked('chargeCard')[0]?.payload).toMatchObject({ amount: '545000' }));
});

test.each([0, 61_000])('a payment goes on where what is due cannot be read, also %i ms later', async (later) => {
  const page = open(settlement, (sandbox) => sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' }));
  await payment();
  page.sandbox.clock.moveBy(later);
  await payWithACard();
  await waitFor(() => expect(page.asked('chargeCard')).toHaveLength(1));
});

test('what is due and cannot be read again is no failure of this page, which has its amount', async () => {
  const page = open();
  await waitFor(() => expect(page.asked('getPeriodRepayment')).toHaveLength(1));
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected' });
  comeBack();
  await waitFor(() => expect(page.sandbox.log.list().some(({ outcome }) => /rejected/.test(outcome))).toBe(true));
  await act(async () => undefined);
  expect(document.querySelector('.van-toast')).toBeNull();
});
