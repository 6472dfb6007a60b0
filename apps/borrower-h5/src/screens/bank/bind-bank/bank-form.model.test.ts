import { describe, expect, it } from 'vitest';
import {
  fieldsUnder,
  hasUnsaved,
  initialCardType,
  initialValues,
  isSaidAtOnce,
  keptValueOf,
  problemOf,
  problemsOf,
  reviewOf,
  tabsOf,
  toSent,
} from './bank-form.model.ts';
import { aBankField, bankForm } from './testing/a-bank-form.ts';

const phone = aBankField({ code: 'phone', input: { kind: 'text', format: 'phone' } });
const card = aBankField({ code: 'card', input: { kind: 'text', format: 'bankCard' } });
const number = aBankField({ code: 'number', input: { kind: 'text', format: 'digits' } });
const options = [{ name: 'Manila', value: '1339' }];
const city = aBankField({ code: 'city', input: { kind: 'citySelect', options } });
const day = aBankField({ code: 'day', input: { kind: 'day' } });

describe('the tabs', () => {
  it('are the card types, called after their first field', () => {
    expect(tabsOf(bankForm)).toEqual([
      { cardType: 1, title: 'E-wallet' },
      { cardType: 2, title: 'Bank' },
    ]);
  });

  it('open with type 1, wherever it stands, else with the first', () => {
    expect(initialCardType(bankForm.toReversed())).toBe(1);
    expect(initialCardType([aBankField({ cardType: 3 }), aBankField({ cardType: 2 })])).toBe(3);
    expect(initialCardType([aBankField()])).toBe(1);
  });

  it('show their own fields and those of every type, in order', () => {
    expect(fieldsUnder(bankForm, 2).map(({ code }) => code)).toEqual([
      'bankName',
      'accountNumber',
      'accountName',
      'city',
      'birthday',
    ]);
  });
});

describe('initialValues', () => {
  it('groups what the server knows, and drops what is not on offer', () => {
    const known = [
      { ...phone, value: '09171234567' },
      { ...card, value: '4000123412341234' },
      { ...number, value: 'no. 12' },
      { ...city, value: '1339' },
      { ...city, code: 'gone', value: '9999' },
      { ...day, value: '1990-02-03' },
      { ...day, code: 'other', value: '03/02/1990' },
    ];
    expect(initialValues(known)).toEqual({
      phone: '091 7123 4567',
      card: '4000 1234 1234 1234',
      number: '12',
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
    expect(initialValues([{ ...phone, value }])).toEqual({ phone: phoneShown });
  });

  it('leaves the input of a masked value empty', () => {
    const masked = [
      { ...phone, value: '0917****567' },
      { ...card, value: '**** 1234' },
      { ...aBankField(), value: 'J*** C***' },
    ];
    expect(initialValues(masked)).toEqual({ phone: '', card: '', accountName: '' });
    expect(masked.map(keptValueOf)).toEqual(['0917****567', '**** 1234', 'J*** C***']);
  });

  it('starts a field that asks for the channel from its own, else from 90006', () => {
    const channel = aBankField({ code: 'channelNumber' });
    expect(initialValues([channel])).toEqual({ channelNumber: '90006' });
    expect(initialValues([{ ...channel, channelNumber: '90007' }])).toEqual({ channelNumber: '90007' });
  });
});

describe('problemOf', () => {
  it.each([
    [aBankField(), ' ', 'fillIn'],
    [aBankField(), 'Juana', null],
    [city, '', 'choose'],
    [day, '', 'fillIn'],
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
    expect([...problemsOf([city, phone, aBankField()], { phone: '09', accountName: 'Juana' })]).toEqual([
      ['city', 'choose'],
      ['phone', 'phoneIncomplete'],
    ]);
  });
});

describe('what is sent', () => {
  const values = { phone: '091 7123 4567', card: '4000 1234', number: '12', city: '1339', accountName: ' Juana ' };

  it('is the shown fields, digits ungrouped', () => {
    expect(toSent([phone, card, number, city, aBankField()], values)).toEqual({
      phone: '09171234567',
      card: '40001234',
      number: '12',
      city: '1339',
      accountName: 'Juana',
    });
  });

  it('is a national phone number, whatever country code was written', () => {
    expect(toSent([phone], { phone: '+63 917 123 4567' })).toEqual({ phone: '09171234567' });
  });

  it('is never a mask, nor what is visible of it', () => {
    const masked = { ...card, value: '**** 1234' };
    expect(toSent([masked], initialValues([masked]))).toEqual({});
    expect(toSent([masked], { card: '4000 1234' })).toEqual({ card: '40001234' });
  });
});

it('only what is too long is said while it is typed', () => {
  const problems = problemsOf([phone, card], { phone: '091 7123 4567 8', card: '' });
  expect([...problems].filter(([, problem]) => isSaidAtOnce(problem)).map(([code]) => code)).toEqual(['phone']);
});

it('the review shows what is saved: digits in groups, what was chosen by its name, a kept value masked', () => {
  const masked = { ...card, value: '**** 1234' };
  expect(reviewOf([phone, masked, city, day], { phone: '091 7123 4567', city: '1339', day: '1990-02-03' })).toEqual([
    { code: 'phone', label: 'Account name', value: '091 7123 4567', isKept: false, isDay: false },
    { code: 'card', label: 'Account name', value: '**** 1234', isKept: true, isDay: false },
    { code: 'city', label: 'Account name', value: 'Manila', isKept: false, isDay: false },
    { code: 'day', label: 'Account name', value: '1990-02-03', isKept: false, isDay: true },
  ]);
});

it('what was written and taken back again is nothing to lose', () => {
  const known = { ...card, value: '40001234' };
  expect(hasUnsaved([known], {})).toBe(false);
  expect(hasUnsaved([known], { card: '4000 1234' })).toBe(false);
  expect(hasUnsaved([known], { card: '4000 123' })).toBe(true);
});
