import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCharacters, plainText } from './plain-text.ts';

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
