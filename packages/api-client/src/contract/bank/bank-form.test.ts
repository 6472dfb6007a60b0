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

it('a bank form field has the names of its fields that are 1, known to this version or not', () => {
  const wire = { ...item, cardTypeMi: 2, optional: 1, isMust: '1', hidden: 0, extra: { a: 1 } };
  expect(parse(bankFormItem, wire).flags).toEqual(['optional', 'isMust']);
});

describe('the filled-in form', () => {
  it('is sent field by field and with nothing else; its product id is not to be overridden', () => {
    const values = new Map([
      ['account', '09171234567'],
      ['product_id', '8'],
    ]);
    expect(parse(bindBankAccount.payload, { productId: '7', values })).toEqual({
      account: '09171234567',
      product_id: '7',
    });
  });

  it('is sent under every code, also under one that an object has of its own', () => {
    const codes = ['constructor', 'toString', '__proto__', 'prototype'];
    const payload = parse(bindBankAccount.payload, {
      productId: '7',
      values: new Map(codes.map((code) => [code, 'x'])),
    });
    expect(Object.entries(payload)).toEqual([...codes.map((code) => [code, 'x']), ['product_id', '7']]);
  });
});
