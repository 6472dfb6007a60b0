import { bindBankAccount } from '@peace/api-client/contract/bank/bind-bank-account';
import { changeBankAccount } from '@peace/api-client/contract/bank/change-bank-account';
import { getBankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { WALLET_VALUES } from '../testing/valid-payloads.ts';

const PRODUCT = '68304';
const valuesOf = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));
const ORDER = { productId: PRODUCT, orderId: '8304' };

it.each([
  ['binding', bindBankAccount],
  ['changing', changeBankAccount],
])('stops asking for an account after %s it, and fills it in again', async (_case, endpoint) => {
  const { ok } = testSandbox();
  expect((await ok(getOrder, ORDER)).cardPrompt).not.toBeNull();
  await ok(endpoint, { productId: PRODUCT, values: valuesOf(WALLET_VALUES) });
  expect((await ok(getOrder, ORDER)).cardPrompt).toBeNull();
  const fields = await ok(getBankForm, { productId: PRODUCT });
  expect(fields.find(({ code }) => code === 'walletNumber')?.value).toBe('09171234567');
});

it('offers each kind of field', async () => {
  const { ok } = testSandbox();
  const fields = await ok(getBankForm, { productId: PRODUCT });
  expect(new Set(fields.map(({ input }) => input.kind))).toEqual(new Set(['text', 'enum', 'citySelect', 'day']));
  expect(new Set(fields.map(({ cardType }) => cardType))).toEqual(new Set([1, 2, null]));
});

it('gives an account back masked, keeps what is not sent, and takes no mask for an account', async () => {
  const { ok, sandbox, refused, control } = testSandbox();
  await control('POST', '/scenario', { name: 'bank-masked' });
  const fields = await ok(getBankForm, { productId: '101' });
  const value = (code: string) => fields.find((field) => field.code === code)?.value;
  expect([value('walletNumber'), value('accountName'), value('city')]).toEqual([
    '**** 4567',
    'J**** d*** C***',
    '0722',
  ]);
  const { walletNumber: _number, ...rest } = WALLET_VALUES;
  await ok(bindBankAccount, { productId: '101', values: valuesOf(rest) });
  const kept = sandbox.state.boundAccounts.get('101');
  expect([kept?.get('walletNumber'), kept?.get('city')]).toEqual(['09171234567', '1339']);
  const withMask = { ...WALLET_VALUES, walletNumber: '1234' };
  expect(await refused(bindBankAccount, { productId: '101', values: valuesOf(withMask) })).toBe('1');
});

it('takes the fields of the other tab as well', async () => {
  const { ok, sandbox } = testSandbox();
  const { walletType: _type, walletNumber: _number, ...common } = WALLET_VALUES;
  await ok(bindBankAccount, {
    productId: PRODUCT,
    values: valuesOf({ ...common, bankName: 'ISB', accountNumber: '1234567890' }),
  });
  expect(sandbox.state.boundAccounts.get(PRODUCT)?.get('accountNumber')).toBe('1234567890');
});

it.each([
  ['no name', { accountName: '' }],
  ['no account', { walletType: '', walletNumber: '' }],
  ['a short number', { walletNumber: '0917' }],
  ['grouped digits', { walletNumber: '0917 123 4567' }],
  ['a wallet that was not offered', { walletType: '9' }],
  ['a day that is none', { birthday: 'yesterday' }],
])('refuses %s', async (_case, change) => {
  const { refused, sandbox } = testSandbox();
  expect(
    await refused(bindBankAccount, { productId: PRODUCT, values: valuesOf({ ...WALLET_VALUES, ...change }) }),
  ).toBe('1');
  expect(sandbox.state.boundAccounts.size).toBe(0);
});
