import { getOrder } from '@peace/api-client/contract/order/get-order';
import { isPayable, orderStatuses } from '@peace/api-client/contract/order/order-status';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { isRepayable } from '../state/plan.ts';
import { emptyState } from '../state/sandbox-state.ts';
import { scenarioNamed, scenarios } from './scenarios.ts';

const READ_BY_PATH = {
  '/loanDetail': getOrder,
  '/repay': getPeriodRepayment,
  '/repayDelay': getExtension,
  '/loanConfirm': getOffer,
  '/confirmOfPeriod': getOffer,
  '/newLoanConfirm': getOfferVariant2,
};

const withRead = scenarios.flatMap((scenario) => {
  const entry = new URL(scenario.entry, 'http://app.test');
  const endpoint = Object.entries(READ_BY_PATH).find(([path]) => path === entry.pathname)?.[1];
  const { productId = '', orderId = '' } = Object.fromEntries(entry.searchParams);
  return endpoint === undefined ? [] : [{ name: scenario.name, endpoint, payload: { productId, orderId } }];
});

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

it('have names and ids of their own', () => {
  expect(repeated(scenarios.map(({ name }) => name))).toEqual([]);
  const added = scenarios.map(({ populate }) => {
    const state = emptyState(1);
    populate?.(state, 0);
    return Array.from(state.orders.keys()).concat(Array.from(state.offers.keys()));
  });
  expect(repeated(added.flat())).toEqual([]);
});

it.each(orderStatuses)('status $code has a scenario, and takes a payment where the client offers one', (status) => {
  expect(scenarioNamed(`status-${status.code}`)).toBeDefined();
  expect(isRepayable(status.code)).toBe(isPayable(status));
});

it.each(withRead)('$name can be read at its entry, chosen or not', async ({ name, endpoint, payload }) => {
  const { client, control } = testSandbox();
  expect(await client.call(endpoint, payload)).toMatchObject({ kind: 'ok' });
  await control('POST', '/scenario', { name });
  expect(await client.call(endpoint, payload)).toMatchObject({ kind: 'ok' });
});

it.each([
  ['status-21', { status: { kind: 'processing' } }],
  ['status-174-rollover', { status: { kind: 'due' }, canRollOver: true }],
  ['status-unrecognised', { status: { kind: 'unrecognised', raw: '333' } }],
  ['withdraw-prompt', { status: { kind: 'processing' }, confirmUrl: 'http://app.test/peace/__partner/Withdraw' }],
  [
    'all-prompts',
    { asksForRating: true, cardPrompt: { title: expect.any(String) }, withdrawMessage: expect.any(String) },
  ],
  ['h5-url', { repaymentUrl: 'http://app.test/peace/__partner/Repay%20elsewhere' }],
  ['hostile-h5-url', { repaymentUrl: expect.stringMatching(/^javascript:/) }],
  ['recommended', { recommendedProducts: expect.objectContaining({ length: 3 }) }],
])('%s says what its title says', async (name, expected) => {
  const { ok } = testSandbox();
  const { searchParams } = new URL(scenarioNamed(name)?.entry ?? '', 'http://app.test');
  const payload = { productId: searchParams.get('productId') ?? '', orderId: searchParams.get('orderId') ?? '' };
  expect(await ok(getOrder, payload)).toMatchObject(expected);
});

it('sends an amount that cannot be read, and a pay link that must not be followed', async () => {
  const { ok } = testSandbox();
  expect(await ok(getPeriodRepayment, { productId: '68406', orderId: '8406' })).toMatchObject({ amount: null });
  const amount = { minor: 545_000, currency: 'PHP' } as const;
  const link = await ok(createPayLink, { productId: '68505', orderId: '8505', amount, channelNumber: '90001' });
  expect(link.payUrl).toMatch(/^javascript:/);
});

it('leaves an empty borrower nothing', async () => {
  const { ok, control } = testSandbox();
  await control('POST', '/scenario', { name: 'empty' });
  expect(await ok(getComplaintOptions, {})).toMatchObject({ selectedOrder: null, orders: [] });
});
