import { getOrder } from '@peace/api-client/contract/order/get-order';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { expect, it } from 'vitest';
import { demanded } from '../client/client.ts';
import { DAY_MS } from '../durations.ts';
import { inScenario, row, SHARE } from '../testing/instalment-plan.ts';

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
