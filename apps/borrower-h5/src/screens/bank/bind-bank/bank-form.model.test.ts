import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { describe, expect, it } from 'vitest';
import {
  formOf,
  hasUnsaved,
  isFillable,
  keyOf,
  labelOf,
  showsErrorImmediately,
  keptValueOf,
  problemOf,
  problemsOf,
  valuesOf,
} from './bank-form.model.ts';
import { toSent } from './bank-review.model.ts';
import { aBankField } from './testing/a-bank-form.ts';
import { phone, card, number, city, day } from './testing/bank-fields.ts';

describe('valuesOf', () => {
  it('groups what the server knows, and drops what is not on offer', () => {
    const known = [
      { ...phone, value: '09171234567' },
      { ...card, value: '4000123412341234' },
      { ...number, value: '12-34' },
      { ...city, value: '1339' },
      { ...city, code: 'gone', value: '9999' },
      { ...day, value: '1990-02-03' },
      { ...day, code: 'other', value: '03/02/1990' },
    ];
    expect(Object.fromEntries(valuesOf(known))).toEqual({
      phone: '091 7123 4567',
      card: '4000 1234 1234 1234',
      number: '1234',
      city: '1339',
      gone: '',
      day: '1990-02-03',
      other: '',
    });
  });

  it.each([
    ['+639171234567', '091 7123 4567'],
    ['63 917 123 4567', '091 7123 4567'],
    // One digit too many is shown, and said to be.
    ['091712345678', '091 7123 4567 8'],
  ])('shows the phone number %s as %s', (value, phoneShown) => {
    expect(valuesOf([{ ...phone, value }]).get('phone')).toBe(phoneShown);
  });

  it('leaves the input of a masked value empty', () => {
    const masked = [
      { ...phone, value: '0917****567' },
      { ...card, value: '**** 1234' },
      { ...aBankField(), value: 'J*** C***' },
      { ...number, value: 'ending in 12' },
    ];
    expect([...valuesOf(masked).values()]).toEqual(['', '', '', '']);
    expect(masked.map(keptValueOf)).toEqual(['0917****567', '**** 1234', 'J*** C***', 'ending in 12']);
  });

  it('are what was typed, each tab’s own, as far as it is offered', () => {
    const typed = new Map(Object.entries({ city: '9999', '1:card': '4', '2:card': '5555 6', gone: 'x' }));
    const shown = (fields: readonly BankField[]) => [...valuesOf(fields, typed)];
    expect(shown([city, { ...card, cardType: 2, value: '4000' }])).toEqual([
      ['city', ''],
      ['card', '5555 6'],
    ]);
    expect(shown([{ ...city, value: '1339' }, card])).toEqual([
      ['city', ''],
      ['card', ''],
    ]);
    expect(shown([{ ...card, cardType: 2, value: '**** 1234' }])).toEqual([['card', '5555 6']]);
  });

  it('starts a field that asks for the channel from its own, else from 90006', () => {
    const channel = aBankField({ code: 'channelNumber' });
    expect(valuesOf([channel]).get('channelNumber')).toBe('90006');
    expect(valuesOf([{ ...channel, channelNumber: '90007' }]).get('channelNumber')).toBe('90007');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'holds what is typed under the code %s',
    (code) => {
      const field = aBankField({ code });
      expect(valuesOf([field]).get(code)).toBe('');
      const values = valuesOf([field], new Map([[keyOf(field), 'Juana']]));
      expect(values.get(code)).toBe('Juana');
      expect([...toSent([field], values)]).toEqual([[code, 'Juana']]);
      expect(problemsOf([field], values).size).toBe(0);
    },
  );
});

describe('problemOf', () => {
  it.each([
    [aBankField(), ' ', 'fillIn'],
    [aBankField(), 'Juana', null],
    [city, '', 'choose'],
    [day, '', 'fillIn'],
    [day, '1990-02-28', null],
    [day, '1990-02-31', 'noSuchDay'],
    [day, '1990-02-00', 'noSuchDay'],
    [day, '2026-11-27', null],
    // The form does not say which day it asks for.
    [day, '2190-02-01', null],
    [phone, '091 7123 456', 'phoneIncomplete'],
    [phone, '091 7123 4567', null],
    [phone, '639 1712 3456', 'phoneIncomplete'],
    [phone, '091 7123 4567 8', 'phoneTooLong'],
    [{ ...phone, value: '0917****567' }, '', null],
    [{ ...phone, value: '0917****567' }, '091', 'phoneIncomplete'],
    [card, '4', null],
    [aBankField({ input: { kind: 'unrecognised', raw: 'slider' } }), '', 'fillIn'],
  ])('%j with %j: %s', (field, value, problem) => {
    expect(problemOf(field, value)).toBe(problem);
  });

  it('is asked of each field, in order', () => {
    expect([
      ...problemsOf([city, phone, aBankField()], new Map(Object.entries({ phone: '09', accountName: 'Juana' }))),
    ]).toEqual([
      ['city', 'choose'],
      ['phone', 'phoneIncomplete'],
    ]);
  });
});

it('an item is optional by the field that the deployment names, and by no other', () => {
  const items = [{ ...phone, flags: ['optional', 'isMust'] }, { ...phone, flags: ['isMust'] }, phone];
  const problems = (name: string, value = '') => formOf(items, name).map((field) => problemOf(field, value));
  expect(problems('')).toEqual(['fillIn', 'fillIn', 'fillIn']);
  expect(problems('optional')).toEqual([null, 'fillIn', 'fillIn']);
  expect(problems('optional', '091')).toEqual(['phoneIncomplete', 'phoneIncomplete', 'phoneIncomplete']);
  const noChoice = { ...city, input: { kind: 'enum', options: [] } } as const;
  expect(isFillable([phone, noChoice])).toBe(false);
  expect(isFillable([phone, { ...noChoice, isOptional: true }])).toBe(true);
});

it('only what is too long is shown while it is typed', () => {
  const problems = problemsOf([phone, card], new Map(Object.entries({ phone: '091 7123 4567 8', card: '' })));
  expect([...problems].filter(([, problem]) => showsErrorImmediately(problem)).map(([code]) => code)).toEqual([
    'phone',
  ]);
});

it('a text that was typed and removed again is nothing to lose', () => {
  const known = { ...card, value: '40001234' };
  expect(hasUnsaved([known], new Map())).toBe(false);
  expect(hasUnsaved([known], new Map([['card', '4000 1234']]))).toBe(false);
  expect(hasUnsaved([known], new Map([['card', '4000 123']]))).toBe(true);
  expect(hasUnsaved([{ ...known, cardType: 2 }], new Map([['2:card', '4000 1234']]))).toBe(false);
});

it('a tab without fields, or with a choice of nothing, cannot be filled in', () => {
  expect(isFillable([phone, city])).toBe(true);
  expect(isFillable([])).toBe(false);
  expect(isFillable([phone, { ...city, input: { kind: 'enum', options: [] } }])).toBe(false);
});

it('a field is called by its title, else its subtitle, else its code', () => {
  expect(labelOf(aBankField())).toBe('Account name');
  expect(labelOf(aBankField({ title: ' ' }))).toBe('As written on your ID');
  expect(labelOf(aBankField({ title: '', subtitle: '' }))).toBe('accountName');
});
