import { getOrder } from '@peace/api-client/contract/order/get-order';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const ORDER = { productId: '101', orderId: '7001' };
const LATE_ORDER = { productId: '102', orderId: '7002' };
const PESOS_5450 = { minor: 545_000, currency: 'PHP' } as const;

async function payAt({ sandbox }: TestSandbox, url: string): Promise<Response> {
  const { pathname } = new URL(url);
  const page = await sandbox.app.request(pathname);
  expect(await page.text()).toContain('<form method="post"><button type="submit">Pay</button></form>');
  return sandbox.app.request(pathname, { method: 'POST' });
}

it('closes an order that was paid at the partner', async () => {
  const test = testSandbox();
  const info = await test.ok(getPeriodRepayment, ORDER);
  expect(info.amount).toEqual(PESOS_5450);
  const channelNumber = info.channels?.[0]?.channelNumber ?? '';
  const { payUrl } = await test.ok(createPayLink, { ...ORDER, amount: PESOS_5450, channelNumber });
  expect(payUrl).toMatch(/^http:\/\/app\.test\/peace\/__pay\/\d{13}$/);
  expect(await test.ok(getOrder, ORDER)).toMatchObject({ status: { kind: 'due' } });

  const paid = await payAt(test, payUrl);
  expect(paid.status).toBe(303);
  expect(await test.ok(getOrder, ORDER)).toMatchObject({ status: { kind: 'closed' } });
  expect(await test.refused(getPeriodRepayment, ORDER)).toBe('1');
});

it('moves the due date when a rollover was paid', async () => {
  const test = testSandbox();
  const info = await test.ok(getExtension, LATE_ORDER);
  const amount = info.delayAmount ?? { minor: 1, currency: 'PHP' };
  // The interest, the penalty of a returning client, and four days at 5% of what is unpaid.
  expect(amount.minor).toBe(45_000 + 80_000 + 4 * 27_250);
  const { payUrl } = await test.ok(createPayLink, { ...LATE_ORDER, amount, channelNumber: '90001', isDelay: true });
  await payAt(test, payUrl);
  const order = await test.ok(getOrder, LATE_ORDER);
  expect(order).toMatchObject({ status: { kind: 'due' }, canRollOver: false });
  expect(order.rows).toContainEqual({ label: 'Repayment date', value: info.repayDate });
  expect(await test.refused(getExtension, LATE_ORDER)).toBe('1');
});

it('leads to the code page for a counter, where the code can be paid', async () => {
  const { ok, control, sandbox } = testSandbox();
  const counter = new URL((await ok(createPayLink, { ...ORDER, amount: PESOS_5450, channelNumber: '90003' })).payUrl);
  expect(counter.pathname).toBe('/repaymentOfCode');
  expect(Object.fromEntries(counter.searchParams)).toMatchObject({ showType: '1', repayAmount: '5450.00' });
  const payCode = counter.searchParams.get('payCode') ?? '';
  // There is no counter: the control surface says that the code was paid.
  await control('POST', `/pay-links/${payCode}`);
  expect(sandbox.state.orders.get('7001')?.status).toBe(200);
});

it('leads to the page with a QR image', async () => {
  const { ok } = testSandbox();
  const image = new URL((await ok(createPayLink, { ...ORDER, amount: PESOS_5450, channelNumber: '90005' })).payUrl);
  expect(image.searchParams.get('showType')).toBe('2');
  expect(image.searchParams.get('payCodeImg')).toMatch(/^\/peace\/__files\/code\/\d{13}\.svg$/);
});

it.each([
  ['another amount', { ...ORDER, amount: { minor: 1, currency: 'PHP' }, channelNumber: '90001' }],
  ['an unknown channel', { ...ORDER, amount: PESOS_5450, channelNumber: '1' }],
  ['a rollover that is not offered', { ...ORDER, amount: PESOS_5450, channelNumber: '90001', isDelay: true }],
] as const)('refuses a pay link for %s', async (_case, payload) => {
  const { refused, sandbox } = testSandbox();
  expect(await refused(createPayLink, payload)).toBe('1');
  expect(sandbox.state.payLinks.size).toBe(0);
});

it('makes a link although the response is lost, when the fault says so', async () => {
  const { client, sandbox } = testSandbox();
  sandbox.faults.add({ endpoint: createPayLink.name, kind: 'drop', times: 1, applied: true });
  const payload = { ...ORDER, amount: PESOS_5450, channelNumber: '90001' } as const;
  expect(await client.call(createPayLink, payload)).toEqual({ kind: 'failed', error: { kind: 'network' } });
  expect(sandbox.state.payLinks.size).toBe(1);
});
