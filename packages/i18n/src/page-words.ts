import { addWords, type Words } from './loaded-words.ts';
import type { Locale } from './locale.ts';

/** What a page that is painted early brings along: its words in the deployment's language, and the files of all languages. */
export interface PageWords {
  readonly locale: Locale;
  readonly words: Words;
  readonly files: Readonly<Record<Locale, string>>;
}

/** Reads the page's data block, which the build and the deployment write. Null where there is none, as in development. */
export function readPageWords(document: Pick<Document, 'getElementById'>): PageWords | null {
  const text = document.getElementById('words')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Takes in what the page says, or the file of another language. Rejects where that cannot be loaded. */
export async function takePageWords({ locale: own, words, files }: PageWords, locale: Locale): Promise<void> {
  if (locale === own) return addWords(own, words);
  const { default: loaded }: { readonly default: Words } = await import(/* @vite-ignore */ files[locale]);
  addWords(locale, loaded);
}
