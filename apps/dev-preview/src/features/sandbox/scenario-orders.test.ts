import { createSandbox } from '@peace/sandbox';
import { createSandboxClient } from '@peace/sandbox/client';
import { expect, it } from 'vitest';
import { lookAt } from './look-at.ts';
import { borrowersOrders, ofBorrower } from './scenario-orders.ts';

async function seenIn(scenario: string) {
  const client = createSandboxClient({ send: createSandbox({ scenario }).fetch });
  const seen = await lookAt(client);
  if (seen.kind !== 'here') throw new Error('The sandbox does not answer.');
  return seen.view;
}

it("of all orders and pay codes that the sandbox knows, the borrower's are those of the scenario", async () => {
  const { orders, payCodes } = await seenIn('repay-default-code');
  expect(payCodes.length).toBeGreaterThan(1);
  expect(borrowersOrders(orders).map(({ orderId }) => orderId)).toEqual(['8402']);
  expect(ofBorrower(payCodes, orders).map(({ orderId }) => orderId)).toEqual(['8402']);
});

it('has none where the borrower has no order with a code', async () => {
  const { orders, payCodes } = await seenIn('default');
  expect(borrowersOrders(orders).map(({ orderId }) => orderId)).toEqual(['7001', '7002', '7003', '7004']);
  expect(ofBorrower(payCodes, orders)).toEqual([]);
});
