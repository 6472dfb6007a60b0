import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { describe, expect, it } from 'vitest';
import { valuesOf } from './bank-form.model.ts';
import { reviewOf, toSent } from './bank-review.model.ts';
import { aBankField } from './testing/a-bank-form.ts';
import { phone, card, number, city, day } from './testing/bank-fields.ts';

describe('what is sent', () => {
  const entered = { phone: '091 7123 4567', card: '4000 1234', number: '12', city: '1339', accountName: ' Juana ' };
  const sent = (fields: readonly BankField[], values: object = entered) =>
    Object.fromEntries(toSent(fields, new Map(Object.entries(values))));

  it('is the shown fields, digits ungrouped', () => {
    expect(sent([phone, card, number, city, aBankField()])).toEqual({
      phone: '09171234567',
      card: '40001234',
      number: '12',
      city: '1339',
      accountName: 'Juana',
    });
  });

  it('is a national phone number, whatever country code was written', () => {
    expect(sent([phone], { phone: '+63 917 123 4567' })).toEqual({ phone: '09171234567' });
  });

  it('is a text as it is seen, digits of any keyboard included', () => {
    const typed = {
      accountName: '\u202aJuana\u00a0\u200bCruz\u202c',
      card: '４０００ ١٢٣٤',
      phone: '\u202a+63\u00a0917\u2013123\u20134567',
    };
    const fields = [aBankField(), card, phone];
    expect(Object.fromEntries(toSent(fields, valuesOf(fields, new Map(Object.entries(typed)))))).toEqual({
      accountName: 'Juana Cruz',
      card: '40001234',
      phone: '09171234567',
    });
    const known = [{ ...aBankField(), value: '\u200bJuana\u2060' }];
    expect(Object.fromEntries(toSent(known, valuesOf(known)))).toEqual({ accountName: 'Juana' });
  });

  it('is never a mask, nor what is visible of it', () => {
    const masked = { ...card, value: '**** 1234' };
    expect([...toSent([masked], valuesOf([masked]))]).toEqual([]);
    expect(sent([masked], { card: '4000 1234' })).toEqual({ card: '40001234' });
  });
});

it('the review shows what is saved: digits in groups, what was chosen by its name, a kept value masked', () => {
  const masked = { ...card, value: '**** 1234' };
  const values = new Map(Object.entries({ phone: '091 7123 4567', city: '1339', day: '1990-02-03' }));
  expect(reviewOf([phone, masked, city, day], values)).toEqual([
    { code: 'phone', label: 'Account name', value: '091 7123 4567', isKept: false, isDay: false },
    { code: 'card', label: 'Account name', value: '**** 1234', isKept: true, isDay: false },
    { code: 'city', label: 'Account name', value: 'Manila', isKept: false, isDay: false },
    { code: 'day', label: 'Account name', value: '1990-02-03', isKept: false, isDay: true },
  ]);
});

it('the review never shows the code of an option', () => {
  expect(reviewOf([city], new Map([['city', '9999']]))).toMatchObject([{ value: '' }]);
});

it('the review names every option of the value that is sent', () => {
  const options = [
    { value: '1', name: 'Davao' },
    { value: '1', name: 'Davao del Sur' },
    { value: '2', name: 'Cebu' },
  ];
  const alike = { ...city, input: { kind: 'enum', options } } as const;
  expect(reviewOf([alike], new Map([['city', '1']]))).toMatchObject([{ value: 'Davao / Davao del Sur' }]);
  expect(reviewOf([alike], new Map([['city', '2']]))).toMatchObject([{ value: 'Cebu' }]);
});
