import { describe, expect, it } from 'vitest';
import type { MessageArea } from './define-messages.ts';
import type { Message } from './placeholders.ts';
import { warnings } from './plain-style.ts';

const modules = import.meta.glob<Record<string, MessageArea>>(['./messages/*.ts', '!./messages/*.test.ts'], {
  eager: true,
});

const textOf = (message: Message | undefined) =>
  typeof message === 'string' ? message : Object.values(message?.forms ?? {}).join(' | ');

const entries = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([area, { en }]) => Object.keys(en).map((key) => ({ area, key, text: textOf(en[key]) })));

/** The entries of `en` that match, as `area.key: text`; `allowed` phrases are not looked at. */
const found = (pattern: RegExp, allowed: readonly string[] = []) =>
  entries
    .filter(({ text }) => pattern.test(allowed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)))
    .map(({ area, key, text }) => `${area}.${key}: ${text}`);

const please = /\bplease\b/i;

/** Two words that are one in a conversation. No short form ends a clause ('who we are'), so a word must follow. */
const uncontracted =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|cannot\b|(?:we|you|they) (?:are|will|would) (?=[a-z])|(?:it|that|there|what) (?:is|will) (?=[a-z])|(?:we|you) have (?=[a-z]+ed\b))/i;

/** A colon inside a sentence ('We are sorry: contact us'), not one before a value. */
const colonInSentence = /: (?=\p{Ll}|We\b|You\b|I\b)/u;

describe('en', () => {
  it('says no “please” before an instruction', () => {
    expect(found(please, [])).toEqual([]);
  });

  it('contracts, except in warnings that cost money when misread', () => {
    expect(found(uncontracted, warnings)).toEqual([]);
  });

  it('joins no sentences with a colon', () => {
    expect(found(colonInSentence)).toEqual([]);
  });

  it('repeats no title in the text below it', () => {
    expect(repeated()).toEqual([]);
  });

  it('has no exception that no message uses', () => {
    const isUsed = (phrase: string) => entries.some(({ text }) => text.includes(phrase));
    expect(warnings.filter((phrase) => !isUsed(phrase))).toEqual([]);
  });
});

/** Entries `somethingText` that have each word (of four letters or more) of their `somethingTitle`. */
function repeated(): readonly string[] {
  return entries.flatMap(({ area, key, text }) => {
    if (!/title$/i.test(key)) return [];
    const textKey = key === 'title' ? 'text' : key.replace(/Title$/, 'Text');
    const below = entries.find((entry) => entry.area === area && entry.key === textKey)?.text.toLowerCase();
    const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    return below && words.length > 0 && words.every((word) => below.includes(word))
      ? [`${area}.${key}: ${text} / ${below}`]
      : [];
  });
}
