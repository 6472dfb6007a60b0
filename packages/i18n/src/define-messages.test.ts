import { describe, expect, it } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { defineMessages } from './define-messages.ts';
import { plural } from './plural.ts';

const greetings = defineMessages({
  original: { hello: 'Hello {name}', bye: 'Bye', stars: plural('count', { one: '# star', other: '# stars of {max}' }) },
  en: { hello: 'Hello {name}', bye: 'Bye', stars: plural('count', { one: '# star', other: '# stars of {max}' }) },
  fil: { hello: 'Kumusta, {name}', bye: 'Paalam', stars: '{count} bituin sa {max}' },
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

  it('want all of the original in every language, and no more', () => {
    const original = { hello: 'Hello {name}', bye: 'Bye' } as const;
    defineMessages({
      original,
      // @ts-expect-error bye is missing
      en: { hello: 'Hello {name}' },
      fil: { hello: 'Kumusta, {name}', bye: 'Paalam' },
    });
    defineMessages({
      original,
      en: original,
      // @ts-expect-error too many keys
      fil: { hello: 'Kumusta, {name}', bye: 'Paalam', thanks: 'Salamat' },
    });
    defineMessages({
      original,
      en: original,
      // @ts-expect-error a placeholder of another name
      fil: { hello: 'Kumusta, {pangalan}', bye: 'Paalam' },
    });
    defineMessages({
      original,
      en: original,
      // @ts-expect-error the placeholder is missing
      fil: { hello: 'Kumusta', bye: 'Paalam' },
    });
    defineMessages({
      original,
      en: original,
      // @ts-expect-error a placeholder too many
      fil: { hello: 'Kumusta, {name}', bye: 'Paalam, {name}' },
    });
  });
});
