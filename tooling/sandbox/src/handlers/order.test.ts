import { rateApp } from '@peace/api-client/contract/order/rate-app';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { submitApplication } from '@peace/api-client/contract/loan-confirm/submit-application';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

it('shows an order with amounts and Manila dates', async () => {
  const { ok } = testSandbox();
  const order = await ok(getOrder, { productId: '101', orderId: '7001' });
  expect(order).toMatchObject({ status: { kind: 'due' }, productName: 'Bayani Cash', canRollOver: false });
  expect(order.rows).toContainEqual({ label: 'Loan amount', value: '₱5,000.00' });
  expect(order.rows).toContainEqual({ label: 'Repayment date', value: '2026-11-27' });
});

it('does not know other orders', async () => {
  const { client } = testSandbox();
  expect(await client.call(getOrder, { productId: '101', orderId: 'unknown' })).toEqual({
    kind: 'failed',
    error: { kind: 'rejected', code: '1', message: 'Order unknown does not exist.' },
  });
});

it('makes an order of an application, on the offered terms only', async () => {
  const { ok, refused } = testSandbox();
  const offer = await ok(getOffer, { productId: '201' });
  const terms = {
    productId: '201',
    amount: offer.amount ?? { minor: 1, currency: 'PHP' },
    periods: 91,
    termUnit: 'days',
  };
  expect(await refused(submitApplication, { ...terms, amount: { minor: 900_000, currency: 'PHP' } })).toBe('1');
  expect(await refused(submitApplication, { ...terms, periods: 30 })).toBe('1');

  const { url } = await ok(submitApplication, terms);
  const orderId = new URL(url, 'http://app.test').searchParams.get('orderId') ?? '';
  expect(url).toBe(`/loanDetail?productId=201&orderId=${orderId}`);
  expect(await ok(getOrder, { productId: '201', orderId })).toMatchObject({ status: { kind: 'processing' } });
  const { orders } = await ok(getComplaintOptions, {});
  expect(orders.map(({ orderNo }) => orderNo)).toContain(orderId);
});

it('splits an instalment loan into a plan that adds up', async () => {
  const { ok } = testSandbox();
  const { plan } = await ok(getOffer, { productId: '202' });
  expect(plan).toHaveLength(6);
  expect(plan.reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0)).toBe(1_380_000);
});

it('does not ask for a rating again', async () => {
  const { ok } = testSandbox();
  const order = { productId: '68305', orderId: '8305' };
  expect(await ok(getOrder, order)).toMatchObject({ asksForRating: true });
  await ok(rateApp, {});
  expect(await ok(getOrder, order)).toMatchObject({ asksForRating: false });
});
