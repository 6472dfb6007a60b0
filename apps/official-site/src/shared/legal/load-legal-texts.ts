import type { Locale } from '@peace/i18n';
import type { LegalTexts } from './legal-document.ts';

/** Loads the legal texts of a language; each is a chunk of its own. The original wording is English. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const { texts } = await (locale === 'fil' ? import('./texts.fil.ts') : import('./texts.en.ts'));
  return texts;
}
