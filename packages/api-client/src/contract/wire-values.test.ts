import fc from 'fast-check';
import { LONGEST_TEXT, recordingDroppedFields } from '../unreadable-values.ts';
import { type GenericSchema, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { amount, count, id, isNotZero, isOne, optionalText, text, textList } from './wire-values.ts';

const tolerant: readonly [string, GenericSchema][] = [
  ['text', text],
  ['optionalText', optionalText],
  ['isOne', isOne],
  ['isNotZero', isNotZero(true)],
  ['textList', textList],
  ['count', count],
  ['amount', amount('PHP')],
];

describe.each(tolerant)('%s', (_, schema) => {
  it('takes anything without complaint', () => {
    fc.assert(fc.property(fc.anything(), (value) => safeParse(schema, value).success));
  });
});

describe('texts', () => {
  it.each([
    ['a', 'a'],
    [5, '5'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [true, ''],
  ])('reads %j as %j', (wire, expected) => expect(parse(text, wire)).toBe(expected));

  it('cuts what is longer than any text for a person', () => {
    expect(parse(text, '('.repeat(100_000))).toHaveLength(LONGEST_TEXT);
  });

  it.each([
    [' a ', 'a'],
    [' ', null],
    [null, null],
    [{}, null],
  ])('reads %j as %j where it decides something', (wire, expected) => expect(parse(optionalText, wire)).toBe(expected));

  it.each([
    [
      ['a', ' b ', null, 3],
      ['a', 'b', '3'],
    ],
    ['a, b,,c', ['a', 'b', 'c']],
    [{ 0: 'a', 2: 'b' }, ['a', 'b']],
    [null, []],
    [{}, []],
    [{ a: 'b' }, []],
  ])('reads %j as the list %j', (wire, expected) => expect(parse(textList, wire)).toEqual(expected));
});

describe('ids', () => {
  it.each([
    ['7', '7'],
    [7, '7'],
    [' 0071 ', '0071'],
  ])('reads %j', (wire, expected) => expect(parse(id, wire)).toBe(expected));

  // The last one was rounded before it got here.
  it.each(['', ' ', null, undefined, true, {}, 1.5, 2 ** 53])('refuses %j', (wire) => {
    expect(safeParse(id, wire).success).toBe(false);
  });
});

describe('flags', () => {
  it.each([1, '1', true, ' 1'])('%j is one', (wire) => expect(parse(isOne, wire)).toBe(true));
  it.each([0, '0', false, 2, '11', '', null, undefined, 'true', {}])('%j is not', (wire) => {
    expect(parse(isOne, wire)).toBe(false);
  });

  it.each([0, '0', false])('%j is zero', (wire) => expect(parse(isNotZero(true), wire)).toBe(false));
  it.each([1, '1', true, 2, 'yes'])('%j is not zero', (wire) => expect(parse(isNotZero(false), wire)).toBe(true));
  it.each([null, undefined, ''])('%j is what absent means', (wire) => {
    expect([parse(isNotZero(true), wire), parse(isNotZero(false), wire)]).toEqual([true, false]);
  });
});

describe('numbers', () => {
  it.each([
    [120, 120],
    ['120', 120],
    ['121.00', 121],
    [121.0, 121],
    ['121.50', null],
    ['121.', null],
    ['0', null],
    [-1, null],
    [1.5, null],
    ['12 days', null],
    [null, null],
  ])('counts %j as %j', (wire, expected) => expect(parse(count, wire)).toBe(expected));

  it.each([
    ['1,234.50', 123450],
    [1234.5, 123450],
    [0, 0],
  ])('reads the amount %j', (wire, minor) => expect(parse(amount('INR'), wire)).toEqual({ minor, currency: 'INR' }));

  it('reports once that numbers have the noise of floating point', () => {
    const read = () =>
      [3210.3900000000003, 0.1 + 0.2, 3210.39, '3210.39'].map((wire) => parse(amount('PHP'), wire)?.minor);
    expect(recordingDroppedFields(read)).toEqual({
      value: [321_039, 30, 321_039, 321_039],
      droppedFields: ['the noise of an amount'],
    });
  });

  it.each(['', null, undefined, 'free', '1.234', true, {}])('reads no amount from %j', (wire) => {
    expect(parse(amount('PHP'), wire)).toBeNull();
  });
});
