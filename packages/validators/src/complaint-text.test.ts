import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterSplitter, clipComplaintText, countCharacters, validateComplaintText } from './complaint.ts';

const family = '👨‍👩‍👧';
const flag = '🇵🇭';
const accent = 'e\u0301';

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['kumusta', 7],
    [family + flag + accent, 3],
    ['a\r\nb', 3],
  ])('counts %j as %d', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('counts code points where the engine has no segmenter', () => {
    expect(countCharacters(flag, characterSplitter({}))).toBe(2);
  });
});

describe('clipComplaintText', () => {
  it('ignores what is longer than 200 characters', () => {
    expect(clipComplaintText('x'.repeat(201))).toBe('x'.repeat(200));
    expect(clipComplaintText(family.repeat(201))).toBe(family.repeat(200));
  });

  it('does not cut a character in half', () => {
    expect(clipComplaintText('x'.repeat(199) + family + 'y')).toBe('x'.repeat(199) + family);
    expect(clipComplaintText('x'.repeat(199) + '😀😀', characterSplitter({}))).toBe('x'.repeat(199) + '😀');
  });

  it('keeps the beginning of every text and at most 200 characters of it', () => {
    const unit = fc.constantFrom('a', ' ', '\n', 'ñ', family, flag, accent, '😀');
    for (const split of [characterSplitter(), characterSplitter({})]) {
      fc.assert(
        fc.property(fc.string({ unit, minLength: 150, maxLength: 300 }), (text) => {
          const clipped = clipComplaintText(text, split);
          expect(text.startsWith(clipped)).toBe(true);
          expect(countCharacters(clipped, split)).toBe(Math.min(200, countCharacters(text, split)));
        }),
      );
    }
  });
});

describe('validateComplaintText', () => {
  it.each(['', '  \n '])('refuses %j', (text) => {
    expect(validateComplaintText(text)).toEqual({ kind: 'invalid', reason: 'complaintTextRequired' });
  });
  it('gives the text to send', () => {
    expect(validateComplaintText('x'.repeat(300))).toEqual({ kind: 'valid', value: 'x'.repeat(200) });
  });
});
