import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedAccount, type SavedAccount, toSentFields } from './saved-account.model.ts';
import { aBankField } from './testing/a-bank-form.ts';

const phone = aBankField({ code: 'phone', input: { kind: 'text', format: 'phone' } });
const card = aBankField({ code: 'card', input: { kind: 'text', format: 'bankCard' } });
const name = aBankField({ code: 'name' });
const options = [
  { name: 'Manila', value: '1339' },
  { name: 'Cebu City', value: '0722' },
];
const city = aBankField({ code: 'city', input: { kind: 'citySelect', options } });
const day = aBankField({ code: 'day', input: { kind: 'day' } });
const of = (field: BankField, value: string): BankField => ({ ...field, value });

const empty = [phone, card, name, city, day];
const sent = {
  phone: '09171234567',
  card: '4000123412341234',
  name: 'Juana dela Cruz',
  city: '0722',
  day: '1990-02-03',
};
const held = [of(phone, sent.phone), of(card, sent.card), of(name, sent.name), of(city, sent.city), of(day, sent.day)];
const old = [
  of(phone, '09998887777'),
  of(card, '5555666677778888'),
  of(name, 'Pedro Reyes'),
  of(city, '1339'),
  of(day, '1980-01-01'),
];
const masked = [of(phone, '0917 *** 4567'), of(card, '**** 1234'), of(name, 'J*** d*** C***'), city, day];

/** Whether the same page looks, or one that was opened again and has only the fingerprints. */
function outcomeOf(
  before: readonly BankField[],
  after: readonly BankField[],
  entered: Readonly<Record<string, string>>,
  isReopened = false,
): SavedAccount {
  const values = new Map(Object.entries(entered));
  return savedAccount(toSentFields(before, values), after, isReopened ? null : values);
}

describe('savedAccount', () => {
  it.each<[string, readonly BankField[], readonly BankField[], string]>([
    ['all of it is there', empty, held, 'saved'],
    ['all of it was there before, too', held, held, 'saved'],
    [
      'it is there in another form',
      empty,
      [
        of(phone, '+63 917 123 4567'),
        of(card, '4000 1234 1234 1234'),
        of(name, 'JUANA  DELA CRUZ'),
        of(city, 'Cebu City'),
        of(day, '1990-02-03 00:00:00'),
      ],
      'saved',
    ],
    ['it came masked, in place of another one', old, masked, 'saved'],
    ['it came masked, in place of nothing', empty, masked, 'saved'],
    ['masked with the country code', empty, [of(phone, '+63917***4567')], 'saved'],
    ['some of it came, the rest is never given back', empty, [of(card, '4000 **** **** 1234')], 'saved'],
    ['the old one is still there', old, old, 'notSaved'],
    ['the old one is still there, masked', [of(card, '**** 8888')], [of(card, '**** 8888')], 'notSaved'],
    ['it came masked by other signs', empty, [of(card, '#### #### 1234')], 'saved'],
    [
      'the old one is still there, masked by words',
      [of(card, 'ending in 8888')],
      [of(card, 'ending in 8888')],
      'notSaved',
    ],
    ['all of it is hidden, by signs that are no known mask', [of(card, '####')], [of(card, '----')], 'unknown'],
    ['nothing is ever given back', empty, empty, 'unknown'],
    ['the form has no such fields any more', old, [], 'unknown'],
    ['the masked one fitted before, too', masked, masked, 'unknown'],
    ['a third account is there now', old, [of(phone, '09170000000')], 'unknown'],
    ['a part of it came, a part is still the old one', old, [of(card, sent.card), of(name, 'Pedro Reyes')], 'unknown'],
    ['a choice and a day that cannot be compared', empty, [of(city, '9999'), of(day, '03/02/1990')], 'unknown'],
  ])('%s', (_, before, after, outcome) => {
    expect(outcomeOf(before, after, sent)).toBe(outcome);
  });

  it.each<[string, readonly BankField[], readonly BankField[], SavedAccount]>([
    ['all of it is there', empty, held, 'saved'],
    ['some of it came, the rest is masked', empty, [of(card, sent.card), of(phone, '0917 *** 4567')], 'saved'],
    ['the old one is still there', old, old, 'notSaved'],
    ['the old one is still there, masked', [of(card, '**** 8888')], [of(card, '**** 8888')], 'notSaved'],
    ['all of it came masked', empty, masked, 'unknown'],
    ['another mask is there now', [of(card, '**** 8888')], [of(card, '**** 1234')], 'unknown'],
    ['nothing is ever given back', empty, empty, 'unknown'],
  ])('after a reload: %s', (_, before, after, outcome) => {
    expect(outcomeOf(before, after, sent, true)).toBe(outcome);
  });

  it('keeps nothing that can be read', () => {
    const kept = JSON.stringify(toSentFields(old, new Map(Object.entries(sent))));
    for (const value of [...Object.values(sent), ...old.map((field) => field.value)]) {
      expect(kept).not.toContain(value);
    }
    expect(kept).not.toMatch(/\d{5}/);
  });

  it('does not call it saved when nothing was sent', () => {
    expect(outcomeOf(old, old, {})).toBe('unknown');
    expect(outcomeOf(old, old, { branch: '' })).toBe('unknown');
  });

  it('an optional field that was left empty says nothing', () => {
    expect(outcomeOf(empty, held, { ...sent, branch: '' })).toBe('saved');
  });

  it('never says that an account was not saved when it is there, masked and grouped in any way', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 19 });
    const rendering = fc.record({
      hidden: fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }),
      spaced: fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }),
    });
    fc.assert(
      fc.property(digits, digits, rendering, (number, earlier, { hidden, spaced }) => {
        const given = [...number].map((each, at) => `${hidden[at] ? '*' : each}${spaced[at] ? ' ' : ''}`).join('');
        const outcome = outcomeOf([of(card, earlier)], [of(card, given)], { card: number });
        expect(outcome).not.toBe('notSaved');
        // Nothing hidden: it can be told.
        if (!given.includes('*')) expect(outcome).toBe('saved');
      }),
    );
  });
});
