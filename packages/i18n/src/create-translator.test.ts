import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { defineMessages } from './define-messages.ts';
import { htmlLang } from './locale.ts';
import { plural } from './plural.ts';

const plain = "It's {not} a placeholder when a # or 'quotes' stand around";
const twice = '{name} and {name}, {other}';
const stars = plural('count', { one: '# star', other: '# stars for {name}' });

const area = defineMessages({
  plain: [plain, plain],
  twice: [twice, twice],
  stars: [stars, plural('count', { one: '# bituin', other: '# na bituin para kay {name}' })],
});
const otherArea = defineMessages({ plain: ['other', 'iba'] });

/** There is no count of minus zero. */
const positiveZero = (number: number) => number + 0;

describe('createTranslator', () => {
  const t = createTranslator('original')(area);

  it('leaves quotes, apostrophes and number signs alone', () => {
    expect(t('plain', { not: 'x' })).toBe("It's x a placeholder when a # or 'quotes' stand around");
  });

  it('fills in every placeholder, as often as it is there', () => {
    expect(t('twice', { name: 'Ana', other: 0 })).toBe('Ana and Ana, 0');
  });

  it('fills in any text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(t('twice', { name, other: '' })).toBe(`${name} and ${name}, `);
      }),
      { examples: [['\\x41'], ['$&'], ['{other}'], ['#']] },
    );
  });

  it('chooses the plural form by the number and groups it', () => {
    expect(t('stars', { count: 1, name: 'Ana' })).toBe('1 star');
    expect(t('stars', { count: 0, name: 'Ana' })).toBe('0 stars for Ana');
    expect(t('stars', { count: 1234, name: '# {count}' })).toBe('1,234 stars for # {count}');
  });

  it.each(['original', 'en', 'fil'] as const)('writes every number as Intl does in %s', (locale) => {
    const text = createTranslator(locale)(area);
    const numbers = new Intl.NumberFormat(htmlLang(locale));
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 1001 }), fc.double().map(positiveZero)), (count) => {
        expect(text('stars', { count, name: '' }).split(' ')[0]).toBe(numbers.format(count));
      }),
    );
  });

  it("chooses it by the language's own rules", () => {
    const filipino = createTranslator('fil')(area);
    expect(filipino('stars', { count: 2, name: 'Ana' })).toBe('2 bituin');
    expect(filipino('stars', { count: 4, name: 'Ana' })).toBe('4 na bituin para kay Ana');
  });

  it('keeps areas apart', () => {
    expect(createTranslator('fil')(otherArea)('plain')).toBe('iba');
    expect(createTranslator('original')(otherArea)('plain')).toBe('other');
    expect(t('plain', { not: 'x' })).toContain('It');
  });
});
