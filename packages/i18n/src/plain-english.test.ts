import { expect, it } from 'vitest';
import type { MessageArea } from './define-messages.ts';
import type { Message } from './placeholders.ts';
import { notInEn, notInFil } from './glossary.ts';

const modules = import.meta.glob<Record<string, MessageArea>>(['./messages/*.ts', '!./messages/*.test.ts'], {
  eager: true,
});
const areas = Object.entries(modules).flatMap(([, exported]) => Object.entries(exported));

const textOf = (message: Message | undefined) =>
  typeof message === 'string' ? message : Object.values(message?.forms ?? {}).join(' | ');

const entries = areas.flatMap(([name, area]) =>
  Object.keys(area.original).map((key) => ({
    entry: `${name}.${key}`,
    en: textOf(area.en[key]),
    fil: textOf(area.fil[key]),
  })),
);

/** Borrowers do not read a placeholder's name, so it is dropped. */
const read = (text: string) => text.replaceAll(/\{\w+\}/g, '');

it.each(notInEn)('en writes no $word, but the glossary’s word', ({ word }) => {
  const found = entries.filter(({ en }) => word.test(read(en)));
  expect(found.map(({ entry, en }) => `${entry}: ${en}`)).toEqual([]);
});

it.each(notInFil)('fil writes no $word, but the glossary’s word', ({ word }) => {
  const found = entries.filter(({ fil }) => word.test(read(fil)));
  expect(found.map(({ entry, fil }) => `${entry}: ${fil}`)).toEqual([]);
});
