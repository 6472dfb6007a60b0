import type { Locale } from './locale.ts';

/**
 * Loads the wording of a language; until then nothing may be said in it. Where the catalogues stand side by side, as in
 * development and in tests, nothing is left to load. A build that splits them by language puts its own in this place.
 */
export const loadWords: (locale: Locale) => Promise<void> = async () => {};
