import type * as terms from './terms.en.md';
import { languageOf, type Language, type Locale } from '@peace/i18n';

/** A legal text, as the build makes it of a Markdown file: shown as a whole. */
export type LegalDocument = Omit<typeof terms, 'Lead' | 'parts'>;

export interface LegalTexts {
  readonly terms: LegalDocument;
  readonly privacy: LegalDocument;
  /** How to complain, and what follows. */
  readonly complaints: LegalDocument;
}

const load: Readonly<Record<Language, () => Promise<{ readonly texts: LegalTexts }>>> = {
  en: () => import('./texts.en.ts'),
  fil: () => import('./texts.fil.ts'),
};

/** Loads the legal texts of a language; each is a chunk of its own. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const { texts } = await load[languageOf(locale)]();
  return texts;
}
