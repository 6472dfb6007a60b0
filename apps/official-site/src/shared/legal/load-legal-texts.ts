import { languageOf, type Language, type Locale } from '@peace/i18n';
import type { LegalTexts } from './legal-document.ts';

const load: Readonly<Record<Language, () => Promise<{ readonly texts: LegalTexts }>>> = {
  en: () => import('./texts.en.ts'),
  fil: () => import('./texts.fil.ts'),
};

/** Loads the legal texts of a language; each is a chunk of its own. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const { texts } = await load[languageOf(locale)]();
  return texts;
}
