import { countCharacters } from '@peace/validators';
import { array, assert, constantFrom, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitEdit } from './fit-edit.ts';

const family = '👨‍👩‍👧';
const full = 'a'.repeat(100) + 'b'.repeat(100);
const insert = (before: string, at: number, text: string) => ({
  before,
  raw: before.slice(0, at) + text + before.slice(at),
  caret: at + text.length,
});

describe('fitEdit', () => {
  it('leaves a text alone that fits, emoji counted as one', () => {
    const edit = insert(family.repeat(199), 0, family);
    expect(fitEdit(edit)).toEqual({ value: family.repeat(200), caret: edit.caret });
  });

  it('drops what cannot be seen before it counts, and keeps the joiner of an emoji', () => {
    const raw = `\u202a${'a\u200b'.repeat(199)}${family}\u202c`;
    expect(fitEdit({ before: '', raw, caret: raw.length })).toEqual({
      value: 'a'.repeat(199) + family,
      caret: 199 + family.length,
    });
  });

  it('refuses a letter in the middle of a full box, and the caret stays', () => {
    expect(fitEdit(insert(full, 100, 'x'))).toEqual({ value: full, caret: 100 });
  });

  it('takes of a pasted text what fits, at its place', () => {
    const before = 'a'.repeat(98) + 'b'.repeat(100);
    const value = `${'a'.repeat(98)}${family}x${'b'.repeat(100)}`;
    expect(fitEdit(insert(before, 98, `${family}xyz`))).toEqual({ value, caret: 98 + family.length + 1 });
  });

  it('keeps the beginning of a text that was replaced whole', () => {
    const raw = 'z'.repeat(250);
    expect(fitEdit({ before: 'abc', raw, caret: 250 }).value).toBe('z'.repeat(200));
  });

  it('never holds more than 200 characters, nor loses what was behind the caret', () => {
    const unit = constantFrom('a', ' ', '\n', 'ñ', family, '🇵🇭', '😀');
    assert(
      property(
        array(unit, { maxLength: 200 }),
        string({ unit, maxLength: 60 }),
        nat(200),
        (characters, pasted, place) => {
          // A browser puts no caret inside of an emoji.
          const at = characters.slice(0, place).join('').length;
          const before = characters.join('');
          const { value, caret } = fitEdit(insert(before, at, pasted));
          expect(countCharacters(value)).toBeLessThanOrEqual(Math.max(200, countCharacters(before)));
          expect(value.slice(caret)).toBe(before.slice(at));
        },
      ),
    );
  });
});
