import { describe, expect, it } from 'vitest';
import {
  fieldsUnder,
  initialCardType,
  initialValues,
  isSaved,
  problemOf,
  problemsOf,
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
    [day, '', 'choose'],
    [phone, '091 7123 456', 'phoneIncomplete'],
    [phone, '091 7123 4567', null],
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

  it('counts as saved when the form read again holds all of it', () => {
    const sent = { phone: '09171234567', city: '1339' };
    const again = [{ ...phone, value: '09171234567' }, { ...city, value: '1339' }, day];
    expect(isSaved(again, sent)).toBe(true);
    expect(isSaved([{ ...phone, value: '' }, again[1] ?? city], sent)).toBe(false);
    expect(isSaved([], sent)).toBe(false);
  });
});
