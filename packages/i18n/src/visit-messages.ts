import { loadWords } from './load-words.ts';
import { addWords } from './loaded-words.ts';
import type { Locale } from './locale.ts';
import type { PageWords } from './page-words.ts';

/** What a page brought along, while the rest of the language is not loaded. */
interface Brought {
  readonly locale: Locale;
  readonly screen: string;
  /** The rest, once it has been asked for. */
  rest?: Promise<void> | undefined;
}

let brought: Brought | null = null;

/**
 * Begins a visit in a language: with what the page brought along, where that is the language, else with all of it. Rejects where
 * that cannot be loaded.
 */
export async function loadVisitMessages(page: PageWords | null, locale: Locale): Promise<void> {
  brought = null;
  if (page?.locale !== locale) return loadWords(locale);
  addWords(locale, page.words);
  brought = { locale, screen: page.screen };
}

/** Loads what the page did not bring along of its language, if anything. Asked again after a failure it tries again. */
export async function allWords(): Promise<void> {
  const page = brought;
  if (!page) return;
  page.rest ??= loadWords(page.locale);
  try {
    await page.rest;
    if (brought === page) brought = null;
  } catch (cause) {
    page.rest = undefined;
    throw cause;
  }
}

/**
 * Loads a part of the app, and the words it speaks. Everything that is imported when it is needed comes through here, but what says
 * nothing. `screen`: the path of the screen it is, whose words its own page brings along.
 */
export async function withMessages<Part>(load: () => Promise<Part>, screen?: string): Promise<Part> {
  if (screen !== undefined && brought?.screen === screen) return load();
  const [part] = await Promise.all([load(), allWords()]);
  return part;
}
