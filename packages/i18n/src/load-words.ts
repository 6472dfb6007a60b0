import type { Locale } from './locale.ts';
import type { Words } from './wording.ts';

/**
 * Loads the words of a language. None where each area has its own catalogues, as in development and in tests. A build that splits
 * them by language (decision 0075) replaces this module.
 */
export const loadWords: (locale: Locale) => Promise<Words | undefined> = async () => undefined;
