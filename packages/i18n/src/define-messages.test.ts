import { describe, expect, it } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { defineMessages } from './define-messages.ts';
import { plural } from './plural.ts';

const greetings = defineMessages({
  hello: ['Good day {name}', 'Hello {name}', 'Kumusta, {name}'],
  bye: ['Bye', 'Paalam'],
  stars: [plural('count', { one: '# star', other: '# stars of {max}' }), '{count} bituin sa {max}'],
});

const t = createTranslator('en')(greetings);

describe('the types of messages', () => {
  it('know the keys and the parameters', () => {
    expect(t('hello', { name: 'Ana' })).toBe('Hello Ana');
    expect(t('bye')).toBe('Bye');
    expect(t('stars', { count: 2, max: 5 })).toBe('2 stars of 5');
    // @ts-expect-error no such message
    expect(() => t('welcome')).toThrow('undefined');
    // @ts-expect-error the parameter is missing
    t('hello');
    // @ts-expect-error no such parameter
    t('hello', { nom: 'Ana' });
    // @ts-expect-error a message without placeholders takes none
    t('bye', { name: 'Ana' });
    // @ts-expect-error a plural's parameter is a number
    t('stars', { count: '2', max: 5 });
    // @ts-expect-error the placeholder within the forms is missing
    t('stars', { count: 2 });
    // @ts-expect-error a parameter is text or a number
    t('hello', { name: { first: 'Ana' } });
  });

  it('want each message in every language, with the placeholders of the original', () => {
    defineMessages({
      // @ts-expect-error a language is missing
      bye: ['Bye'],
      // @ts-expect-error a language too many
      hello: ['Hello', 'Hi', 'Kumusta', 'Hola'],
    });
    defineMessages({
      // @ts-expect-error a placeholder of another name
      other: ['Hello {name}', 'Kumusta, {pangalan}'],
      // @ts-expect-error the placeholder is missing
      missing: ['Hello {name}', 'Hello', 'Kumusta, {name}'],
      // @ts-expect-error a placeholder too many
      many: ['Bye', 'Paalam, {name}'],
      // @ts-expect-error the same English twice
      twice: ['Thanks', 'Thanks', 'Salamat'],
    });
  });
});
