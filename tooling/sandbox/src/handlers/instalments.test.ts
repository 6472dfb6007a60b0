import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { expect, it } from 'vitest';
import { demanded } from '../client/client.ts';
import { MINUTE_MS, DAY_MS } from '../durations.ts';
import { inScenario, row, SHARE } from '../testing/instalment-plan.ts';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { chargeCard } from '@peace/api-client/contract/legacy-repayment/charge-card';
import { getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { TestSandbox } from '../testing/test-sandbox.ts';

type World = Awaited<ReturnType<typeof inScenario>>;

/** Asks for a link over what is due and pays it; answers its token. */
async function payWhatIsDue({ ok, controls, order }: World): Promise<string> {
  const { amount } = await ok(getPeriodRepayment, order);
  const { payUrl } = await ok(createPayLink, { ...order, amount: amount ?? SHARE, channelNumber: '90001' });
  const token = payUrl.split('/').at(-1) ?? '';
  await demanded(controls.settlePayLink(token));
  return token;
}

it('settles one period with each payment, and says the same in every response', async () => {
  const world = await inScenario('instalments');
  const before = await world.ok(getPeriodRepayment, world.order);
  expect(before).toMatchObject({ amount: SHARE, repayDate: '2026-11-27' });
  expect(row(before.rows, 'Period')).toBe('2 of 4');

  await payWhatIsDue(world);
  const after = await world.ok(getPeriodRepayment, world.order);
  expect(after).toMatchObject({ amount: SHARE, repayDate: '2026-12-27' });
  expect(row(after.rows, 'Period')).toBe('3 of 4');
  expect(row(after.rows, 'Paid so far')).toBe('₱6,900.00');

  const details = await world.ok(getOrder, world.order);
  expect(details).toMatchObject({
    status: { kind: 'due' },
    statusDescription: 'Please pay ₱3,450.00 by December 27, 2026 (period 3 of 4).',
  });
  expect(row(details.rows, 'Repayment date')).toBe('2026-12-27');
  const { selectedOrder } = await world.ok(getComplaintOptions, {});
  expect(row(selectedOrder?.rows ?? [], 'Repayment date')).toBe('2026-12-27');
});

it('closes the order with the last period', async () => {
  const world = await inScenario('instalments-last');
  expect(await world.ok(getOrder, world.order)).toMatchObject({ status: { kind: 'due' } });
  await payWhatIsDue(world);
  const details = await world.ok(getOrder, world.order);
  expect(details).toMatchObject({ status: { kind: 'closed' } });
  expect(row(details.rows, 'Amount repaid')).toBe('₱13,800.00');
  expect(await world.refused(getPeriodRepayment, world.order)).toBe('1');
});

it('learns of a payment late, and does not take it for two', async () => {
  const world = await inScenario('settlement-late');
  await payWhatIsDue(world);
  await world.controls.moveClock(3 * MINUTE_MS - 1);
  expect((await world.ok(getPeriodRepayment, world.order)).repayDate).toBe('2026-11-22');
  // The borrower, who sees nothing of it, pays again.
  const second = await payWhatIsDue(world);
  await world.controls.moveClock(1);
  expect((await world.ok(getPeriodRepayment, world.order)).repayDate).toBe('2026-12-22');
  await demanded(world.controls.setSettlement(0));
  expect((await world.ok(getPeriodRepayment, world.order)).repayDate).toBe('2026-12-22');
  const { payments } = await demanded(world.controls.payments());
  expect(payments.map(({ outcome }) => outcome)).toEqual(['settled', 'surplus']);
  const { payLinks } = await demanded(world.controls.payLinks());
  expect(payLinks.find(({ token }) => token === second)).toMatchObject({ outcome: 'surplus' });
});

it('keeps the plan true to a status that a developer sets', async () => {
  const { controls, ok, refused, order } = await inScenario('instalments');
  await demanded(controls.setOrderStatus(order.orderId, 180));
  expect((await ok(getPeriodRepayment, order)).repayDate).toBe('2026-11-16');
  await demanded(controls.setOrderStatus(order.orderId, 200));
  expect(await refused(getPeriodRepayment, order)).toBe('1');
  await demanded(controls.setOrderStatus(order.orderId, 174));
  expect(row((await ok(getPeriodRepayment, order)).rows, 'Period')).toBe('4 of 4');
});

/** The interest of the unpaid amount, a day. */
const DAILY = 17_250;
const PENALTY = 100_000;

it('adds the penalty once and interest by the day in Manila, and takes no less', async () => {
  const world = await inScenario('instalments-late');
  const { amount, rows } = await world.ok(getPeriodRepayment, world.order);
  expect(amount?.minor).toBe(SHARE.minor + PENALTY + 6 * DAILY);
  expect(row(rows, 'Late penalty, once')).toBe('₱1,000.00');
  expect(row(rows, 'Late interest, 5% a day')).toBe('₱1,035.00');
  const link = { ...world.order, channelNumber: '90001' };
  expect(await world.refused(createPayLink, { ...link, amount: SHARE })).toBe('1');
  await world.controls.moveClock(DAY_MS);
  expect((await world.ok(getPeriodRepayment, world.order)).amount?.minor).toBe(SHARE.minor + PENALTY + 7 * DAILY);
});

it('is 180 from the day after the due date on', async () => {
  const world = await inScenario('instalments');
  await world.controls.moveClock(7 * DAY_MS);
  expect(await world.ok(getOrder, world.order)).toMatchObject({ status: { code: 174 } });
  await world.controls.moveClock(DAY_MS);
  expect(await world.ok(getOrder, world.order)).toMatchObject({ status: { code: 180 } });
});

it('moves every open period with an extension, which costs the interest and what was late', async () => {
  const world = await inScenario('instalments-late');
  const extension = await world.ok(getExtension, world.order);
  expect(extension).toMatchObject({ repayDate: '2026-12-14', delayAmount: { minor: 45_000 + PENALTY + 6 * DAILY } });
  expect(extension.plan.map(({ time }) => time)).toEqual(['2026-11-20', '2026-12-14', '2027-01-13', '2027-02-12']);
  await demanded(world.controls.payByCode('8120340060003', { isRollover: true }));
  expect(await world.ok(getPeriodRepayment, world.order)).toMatchObject({ amount: SHARE, repayDate: '2026-12-14' });
  expect(await world.ok(getOrder, world.order)).toMatchObject({ status: { kind: 'due' }, canRollOver: false });
  expect(await world.refused(getExtension, world.order)).toBe('1');
});

it('begins after an extension where the scenario says so', async () => {
  const world = await inScenario('extension-paid');
  expect(await world.ok(getOrder, world.order)).toMatchObject({ status: { kind: 'due' }, canRollOver: false });
  expect(await world.ok(getPeriodRepayment, world.order)).toMatchObject({ amount: SHARE, repayDate: '2026-12-14' });
});

it('is paid by its default pay code, once for each period', async () => {
  const world = await inScenario('instalments');
  const listed = await demanded(world.controls.payCodes());
  expect(listed.payCodes).toContainEqual({ code: '8120340060002', orderId: '8602', amount: 345_000 });
  const { payments } = await demanded(world.controls.payByCode('8120340060002'));
  expect(payments).toMatchObject([{ reference: '8120340060002/2', amount: 345_000, outcome: 'settled' }]);
  expect(await world.controls.payByCode('8120340060002', { isRollover: true })).toMatchObject({ kind: 'refused' });
});

it('ignores idempotency keys where the scenario says so, and honours them again after it', async () => {
  const world = await inScenario('keys-ignored');
  expect(await links(world)).toBe(2);
  await demanded(world.controls.choose('instalments'));
  expect(await links({ ...world, order: { productId: '68602', orderId: '8602' } })).toBe(1);
});

/** How many links two requests with one key make. */
async function links({ client, controls, order }: World): Promise<number> {
  const payload = { ...order, amount: SHARE, channelNumber: '90001' };
  await client.call(createPayLink, payload, { idempotencyKey: 'key-1' });
  await client.call(createPayLink, payload, { idempotencyKey: 'key-1' });
  return (await demanded(controls.payLinks())).payLinks.length;
}

it('settles one period with a card', async () => {
  const world = await inScenario('instalments');
  await chargeFully(world);
  expect(row((await world.ok(getPeriodRepayment, world.order)).rows, 'Period')).toBe('3 of 4');
});

async function chargeFully({ ok, order: { orderId } }: Pick<TestSandbox, 'ok'> & Pick<World, 'order'>): Promise<void> {
  const { repayToken } = await ok(getRepaymentWays, { orderId });
  const card = { cardId: '302', bankName: '', cardNo: '4321', bankCode: '', sendMsg: true };
  await ok(chargeCard, { ...card, amount: SHARE, orderId, repayToken });
}
