import type { MessageArea } from './define-messages.ts';
import type { Locale } from './locale.ts';
import type { Catalogue } from './placeholders.ts';

/** The wording of a language, by area and key. */
export type Words = Readonly<Record<string, Catalogue>>;

const loaded = new Map<Locale, Words>();

export function addWords(locale: Locale, words: Words): void {
  loaded.set(locale, words);
}

/**
 * What a build makes of an area: its wording is what has been loaded by the time it is read. In a language that
 * has not been loaded it speaks one that has.
 */
export function loadedArea<Original extends Catalogue>(name: string): MessageArea<Original>;
export function loadedArea(name: string): MessageArea {
  const words = (locale: Locale) => (loaded.get(locale) ?? [...loaded.values()][0])?.[name] ?? {};
  return {
    get original() {
      return words('original');
    },
    get en() {
      return words('en');
    },
    get fil() {
      return words('fil');
    },
  };
}
