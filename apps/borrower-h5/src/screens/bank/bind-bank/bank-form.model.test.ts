import { describe, expect, it } from 'vitest';
import {
  channelOf,
  hasUnsaved,
  initialValues,
  showsErrorImmediately,
  keptValueOf,
  problemOf,
  problemsOf,
} from './bank-form.model.ts';
import { aBankField } from './testing/a-bank-form.ts';
import { phone, card, number, city, day } from './testing/bank-fields.ts';

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

describe('channelOf', () => {
  const wallet = aBankField({ code: 'wallet', channelNumber: '90006' });
  const bank = aBankField({ code: 'bank', channelNumber: '90007' });

  it('is that of the tab that is sent', () => {
    expect(channelOf([wallet, bank], { bank: '1' })).toBe('90007');
    expect(channelOf([wallet, bank], { wallet: '1' })).toBe('90006');
    expect(channelOf([aBankField({ code: 'name' })], { name: 'Ana' })).toBeUndefined();
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

it('only what is too long is said while it is typed', () => {
  const problems = problemsOf([phone, card], { phone: '091 7123 4567 8', card: '' });
  expect([...problems].filter(([, problem]) => showsErrorImmediately(problem)).map(([code]) => code)).toEqual([
    'phone',
  ]);
});

it('a text that was typed and removed again is nothing to lose', () => {
  const known = { ...card, value: '40001234' };
  expect(hasUnsaved([known], {})).toBe(false);
  expect(hasUnsaved([known], { card: '4000 1234' })).toBe(false);
  expect(hasUnsaved([known], { card: '4000 123' })).toBe(true);
});
