import type { Locale } from './locale.ts';
import type { Words } from './wording.ts';

/** What an early page brings along: its words in the deployment's language, and the files of all languages. */
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

/** The page's own words, or the file of another language. Rejects where that cannot be loaded. */
export async function wordsFor(locale: Locale, page: PageWords): Promise<Words> {
  if (locale === page.locale) return page.words;
  const { default: words }: { readonly default: Words } = await import(/* @vite-ignore */ page.files[locale]);
  return words;
}
