import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { expect, it } from 'vitest';
import { demanded } from '../client/client.ts';
import { MINUTE_MS } from '../durations.ts';
import { inScenario, row, SHARE } from '../testing/instalment-plan.ts';

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
    statusDescription: 'Please repay ₱3,450.00 by 2026-12-27 (period 3 of 4).',
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
