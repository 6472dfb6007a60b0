import type * as terms from './terms.en.md';

/** A legal text, as the build makes it of a Markdown file: shown as a whole. */
export type LegalDocument = Omit<typeof terms, 'Lead' | 'parts'>;

/** The legal texts of the site in one language. */
export interface LegalTexts {
  readonly terms: LegalDocument;
  readonly privacy: LegalDocument;
  /** How to complain, and what follows. */
  readonly complaints: LegalDocument;
}
