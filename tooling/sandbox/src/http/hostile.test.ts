import { getOrder } from '@peace/api-client/contract/order/get-order';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { HOSTILE_LINKS, HOSTILE_TEXT } from './hostile.ts';

it('puts markup into texts and leaves amounts and statuses', async () => {
  const { sandbox, ok } = testSandbox();
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'hostile' });
  const order = await ok(getOrder, { orderId: '7001', productId: '101' });
  expect(order).toMatchObject({ productName: HOSTILE_TEXT, status: { kind: 'due' } });
});

it('puts an unsafe address where a link is', async () => {
  const { sandbox, ok } = testSandbox();
  sandbox.faults.add({ endpoint: 'createPayLink', kind: 'hostile' });
  const { payUrl } = await ok(createPayLink, {
    orderId: '7001',
    productId: '101',
    amount: { minor: 545_000, currency: 'PHP' },
    channelNumber: '90001',
  });
  expect(HOSTILE_LINKS).toContain(payUrl);
});
