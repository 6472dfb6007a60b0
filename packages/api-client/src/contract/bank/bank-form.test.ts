import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { bankFormItem } from './bank-form.ts';
import { bindBankAccount } from './bind-bank-account.ts';

const item = { code: 'account', note: [{ name: 'BDO', type: 1 }] };
const options = [{ name: 'BDO', value: '1' }];

describe('a bank form field', () => {
  it.each([
    ['text', { kind: 'text', format: 'plain' }],
    ['citySelect', { kind: 'citySelect', options }],
    ['city select', { kind: 'citySelect', options }],
    ['CITY_SELECT', { kind: 'citySelect', options }],
    ['enum', { kind: 'enum', options }],
    ['day', { kind: 'day' }],
    ['slider', { kind: 'unrecognised', raw: 'slider' }],
  ])('of category %s is filled in as %j', (cate, input) => {
    expect(parse(bankFormItem, { ...item, cate }).input).toEqual(input);
  });

  it.each([
    ['phone', 'phone'],
    ['bankCard', 'bankCard'],
    ['number', 'digits'],
    ['TEL', 'digits'],
    ['text', 'plain'],
    [null, 'plain'],
  ])('of input type %j takes %s', (inputType, format) => {
    expect(parse(bankFormItem, { ...item, cate: 'text', inputType }).input).toEqual({ kind: 'text', format });
  });

  it.each([
    [0, null],
    ['0', null],
    [undefined, null],
    [2, 2],
    ['2', 2],
  ])('of card type %j stands under %j', (cardTypeMi, cardType) => {
    expect(parse(bankFormItem, { ...item, cardTypeMi }).cardType).toBe(cardType);
  });
});

describe('the filled-in form', () => {
  it('is sent field by field, its product id not to be overridden', () => {
    const values = { account: '09171234567', product_id: '8' };
    expect(parse(bindBankAccount.payload, { productId: '7', values })).toEqual({
      channelNumber: '90006',
      account: '09171234567',
      product_id: '7',
    });
  });

  it.each([
    [{}, undefined, '90006'],
    [{}, '90007', '90007'],
    [{ channelNumber: '90008' }, '90007', '90008'],
  ])('with the values %j of the channel %s is sent with the channel %s', (values, channelNumber, sent) => {
    expect(parse(bindBankAccount.payload, { productId: '7', values, channelNumber })).toMatchObject({
      channelNumber: sent,
    });
  });
});
