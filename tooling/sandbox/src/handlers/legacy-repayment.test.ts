import { chargeCard } from '@peace/api-client/contract/legacy-repayment/charge-card';
import { confirmCharge } from '@peace/api-client/contract/legacy-repayment/confirm-charge';
import { createWalletLink } from '@peace/api-client/contract/legacy-repayment/create-wallet-link';
import { getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const AMOUNT = { minor: 545_000, currency: 'PHP' } as const;
const WITH_SMS = '301';
const WITHOUT_SMS = '302';

async function charge({ ok }: TestSandbox, cardId: string) {
  const { bankCards, repayToken } = await ok(getRepaymentWays, { orderId: '7001' });
  const card = bankCards.find(({ id }) => id === cardId);
  return {
    amount: AMOUNT,
    cardId,
    bankName: card?.bankName ?? '',
    cardNo: card?.cardNo ?? '',
    bankCode: card?.bankCode ?? '',
    orderId: '7001',
    repayToken,
    sendMsg: true,
  };
}

it('charges a card at once when it needs no SMS', async () => {
  const test = testSandbox();
  const payload = await charge(test, WITHOUT_SMS);
  expect(await test.ok(chargeCard, payload)).toMatchObject({ needsSmsCode: false });
  expect(test.sandbox.state.orders.get('7001')?.status).toBe(200);
  expect(await test.refused(chargeCard, payload)).toBe('800005');
});

it('charges a card with the SMS code that was sent, once', async () => {
  const test = testSandbox();
  const payload = await charge(test, WITH_SMS);
  const { needsSmsCode, repaymentRecordId } = await test.ok(chargeCard, payload);
  expect(needsSmsCode).toBe(true);
  const confirm = { orderId: '7001', repaymentRecordId };
  expect(await test.refused(confirmCharge, { ...confirm, verifyCode: '000000' })).toBe('800006');

  const verifyCode = test.sandbox.state.smsCodes.at(-1)?.code ?? '';
  await test.ok(confirmCharge, { ...confirm, verifyCode });
  expect(test.sandbox.state.orders.get('7001')?.status).toBe(200);
  expect(await test.refused(confirmCharge, { ...confirm, verifyCode })).toBe('800005');
});

it('sends the code again for the same charge; only the last one counts', async () => {
  const test = testSandbox();
  const payload = await charge(test, WITH_SMS);
  const first = await test.ok(chargeCard, payload);
  const again = await test.ok(chargeCard, payload);
  expect(again).toEqual(first);
  const [old = '', current = ''] = test.sandbox.state.smsCodes.map(({ code }) => code);
  const confirm = { orderId: '7001', repaymentRecordId: again.repaymentRecordId };
  expect(await test.refused(confirmCharge, { ...confirm, verifyCode: old })).toBe('800006');
  await test.ok(confirmCharge, { ...confirm, verifyCode: current });
});

it('takes a code for five minutes', async () => {
  const test = testSandbox();
  const { repaymentRecordId } = await test.ok(chargeCard, await charge(test, WITH_SMS));
  const verifyCode = test.sandbox.state.smsCodes.at(-1)?.code ?? '';
  test.sandbox.clock.moveBy(5 * MINUTE_MS + 1);
  expect(await test.refused(confirmCharge, { orderId: '7001', repaymentRecordId, verifyCode })).toBe('800006');
});

it('refuses more than what is due', async () => {
  const test = testSandbox();
  const payload = { ...(await charge(test, WITHOUT_SMS)), amount: { minor: 545_001, currency: 'PHP' } as const };
  expect(await test.refused(chargeCard, payload)).toBe('99');
});

it('leads to a page to pay through the payment company', async () => {
  const test = testSandbox();
  const { url } = await test.ok(createWalletLink, { userId: 'u-1', orderId: '7001', amount: AMOUNT });
  const page = await test.sandbox.app.request(new URL(url).pathname);
  expect(await page.text()).toContain('₱5,450.00');
});
