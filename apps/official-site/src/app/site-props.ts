import type { Company } from '@peace/company';
import type { Locale } from '@peace/i18n';
import type { SendFeedback } from '#features/feedback/use-feedback.ts';
import type { LegalTexts } from '#shared/legal/legal-document.ts';

/** What a visitor reads at first: the same in the prerendered markup and where React takes it over. */
export interface SiteContent {
  readonly company: Company;
  /** The product's name (`VITE_APP_EN_NAME`). */
  readonly brand: string;
  readonly locale: Locale;
  readonly texts: LegalTexts;
}

/** What the page does in a browser. While prerendering none of it is asked for. */
export interface SiteActions {
  /** The hash with its `#`, or empty. */
  readonly readHash: () => string;
  readonly onHashChange: (handler: () => void) => () => void;
  /** The language this visitor wants (decision B). */
  readonly preferredLocale: () => Locale;
  /** Keeps a choice of language, for this address and for later visits. */
  readonly keepLocale: (locale: Locale) => void;
  readonly loadTexts: (locale: Locale) => Promise<LegalTexts>;
  readonly sendFeedback: (part: 'about' | 'contact') => SendFeedback;
}
