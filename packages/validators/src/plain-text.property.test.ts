import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCharacters, plainEdit, plainTelephone, plainText } from './plain-text.ts';

const format = fc.constantFrom(
  '\u200b',
  '\u00ad',
  '\u2060',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
  '\u200d',
  '\ufeff',
);
const visible = fc.constantFrom(
  ...'aB9 ñ-+.',
  '\u{1f469}\u200d\u{1f467}',
  '\u{1f44d}\u{1f3fd}',
  '❤\ufe0f\u200d\u{1f525}',
);

describe('plainText', () => {
  it('is what is seen: format characters go, wherever they are, and nothing else does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.array(format), fc.constantFrom(...'aB9 ñ-+.')), { maxLength: 20 }), (parts) => {
        const typed = parts.map(([marks, letter]) => marks.join('') + letter).join('');
        expect(plainText(typed)).toBe(parts.map(([, letter]) => letter).join(''));
      }),
    );
  });

  it('leaves alone what has nothing to drop, emoji of several characters included', () => {
    fc.assert(
      fc.property(fc.string({ unit: visible }), (text) => {
        expect(plainText(text)).toBe(text);
      }),
    );
  });

  it('changes nothing the second time, and never makes a text longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
        expect(plain.length).toBeLessThanOrEqual(text.length);
        expect(plain.replace(/\u200d/g, '')).not.toMatch(/\p{Cf}/u);
      }),
    );
  });

  it.each([
    ['0917\u00a0123\u202f4567', '0917 123 4567'],
    ['\u202aJuan\u00ad \u200bCruz\u202c', 'Juan Cruz'],
    ['a\u200db', 'ab'],
    ['\u200d\u{1f469}\u200d', '\u{1f469}'],
  ])('%j is %j', (text, plain) => expect(plainText(text)).toBe(plain));
});

it('a code or a number has the digits and signs of ASCII', () => {
  expect(plainCharacters('\uff0b６３\u3000９１７')).toBe('+63 917');
});

it.each([
  ['０１２３４５６７８９', 'full-width'],
  ['٠١٢٣٤٥٦٧٨٩', 'Arabic'],
  ['۰۱۲۳۴۵۶۷۸۹', 'Persian'],
  ['०१२३४५६७८९', 'Devanagari'],
  ['\u{1d7ce}\u{1d7cf}\u{1d7d0}\u{1d7d1}\u{1d7d2}\u{1d7d3}\u{1d7d4}\u{1d7d5}\u{1d7d6}\u{1d7d7}', 'mathematical'],
])('%s are the ten digits (%s)', (digits) => expect(plainCharacters(digits)).toBe('0123456789'));

it('a digit of any script has its value and is lost nowhere', () => {
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
  fc.assert(
    fc.property(fc.constantFrom(...zeros), fc.array(fc.nat(9)), (zero, values) => {
      expect(plainCharacters(String.fromCodePoint(...values.map((value) => zero + value)))).toBe(values.join(''));
    }),
  );
});

it('the caret of an edit stays between the characters that are seen', () => {
  const unit = fc.oneof(format, visible);
  fc.assert(
    fc.property(fc.array(unit), fc.array(unit), (before, after) => {
      fc.pre(!before.at(-1)?.includes('\u200d') && !after.at(0)?.includes('\u200d'));
      const start = before.join('');
      const { value, caret } = plainEdit({ raw: start + after.join(''), caret: start.length });
      expect(value.slice(0, caret)).toBe(plainText(start));
      expect(value).toBe(plainText(start) + plainText(after.join('')));
    }),
  );
});

describe('plainTelephone', () => {
  it.each([
    ['\u202a+63\u00a0917\u2013123\u20134567\u202c', '+63 917-123-4567'],
    [' tel:+639171234567 ', '+639171234567'],
    ['（０２）８１２３\u200b４５６７', '(02)81234567'],
    ['*143#', '*143#'],
    ['**** 4567', '**** 4567'],
    ['\u200bhttps://wa.me/a\u2013b?text=½', 'https://wa.me/a\u2013b?text=½'],
    ['ask at the counter – 3rd floor', 'ask at the counter – 3rd floor'],
    ['', ''],
  ])('reads %j as %j', (text, number) => expect(plainTelephone(text)).toBe(number));
});
