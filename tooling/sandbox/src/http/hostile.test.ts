import { loanDetails } from '@peace/api-client/contract/order/loan-details';
import { generateVcode } from '@peace/api-client/contract/repayment/generate-vcode';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { HOSTILE_LINKS, HOSTILE_TEXT } from './hostile.ts';

it('puts markup into texts and leaves amounts and statuses', async () => {
  const { sandbox, ok } = testSandbox();
  sandbox.faults.add({ endpoint: 'loanDetails', kind: 'hostile' });
  const order = await ok(loanDetails, { orderId: '7001', productId: '101' });
  expect(order).toMatchObject({ productName: HOSTILE_TEXT, status: { kind: 'due' } });
});

it('puts an unsafe address where a link is', async () => {
  const { sandbox, ok } = testSandbox();
  sandbox.faults.add({ endpoint: 'generateVcode', kind: 'hostile' });
  const { payUrl } = await ok(generateVcode, {
    orderId: '7001',
    productId: '101',
    amount: { minor: 545_000, currency: 'PHP' },
    channelNumber: '90001',
  });
  expect(HOSTILE_LINKS).toContain(payUrl);
});
