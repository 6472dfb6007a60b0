import { chargeCard } from '@peace/api-client/contract/legacy-repayment/charge-card';
import { getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { expect, it } from 'vitest';
import { demanded } from '../client/client.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { inScenario, row, SHARE } from '../testing/instalment-plan.ts';

type World = Awaited<ReturnType<typeof inScenario>>;

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
