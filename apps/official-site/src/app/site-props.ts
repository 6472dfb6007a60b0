import type { Feedback } from '@peace/api-client/feedback';
import type { Company } from '@peace/company';
import type { Locale } from '@peace/i18n';
import type { Statistics } from '@peace/page/statistics';
import type { Platform } from '@peace/web-platform/platform';
import type { WaitingRelease } from '@peace/web-platform/waiting-release';
import type { CalculatorActions } from '#features/calculator/calculation.tsx';
import type { SendFeedback } from '#features/feedback/use-feedback.ts';
import type { ScenePictures } from '#screens/home/banner.tsx';
import type { LegalTexts } from '#shared/legal/legal-texts.ts';
import type { OwnScreen } from '#features/legal/own-screen.ts';
import type { SitePage } from '#shared/site-pages.ts';

/** The content of the first render: the prerendered markup and React's hydration use the same. */
export interface SiteContent {
  readonly page: SitePage;
  readonly company: Company;
  /** The product's name (`VITE_APP_EN_NAME`). */
  readonly brand: string;
  readonly locale: Locale;
  /** The language of the page at `/` (`VITE_DEFAULT_LOCALE`). */
  readonly defaultLocale: Locale;
  readonly texts: LegalTexts;
  /** The page's screen, where the page at `/` has none of it. */
  readonly OwnScreen?: OwnScreen | undefined;
  /** The picture of the QR code that opens this site on a phone. */
  readonly qrCode: string;
  readonly scenes: ScenePictures & Readonly<Record<'team' | 'steps' | 'street', string>>;
}

/** The page's actions in a browser. Prerendering calls none of them. */
export interface SiteActions extends CalculatorActions {
  /** The hash with its `#`, or empty. */
  readonly readHash: () => string;
  readonly onHashChange: (handler: () => void) => () => void;
  /** The language this visitor wants (docs/decisions/wording-and-languages.md and docs/decisions/public-site.md). */
  readonly preferredLocale: () => Locale;
  /** Keeps a choice of language for later visits. */
  readonly keepLocale: (locale: Locale) => void;
  /** The address of what is on show in another language, every other parameter kept. */
  readonly addressIn: (locale: Locale) => string;
  /** Makes the address name the language that is on show. */
  readonly showLocale: (locale: Locale) => void;
  readonly loadTexts: (locale: Locale) => Promise<LegalTexts>;
  /** Those of a language that was chosen. Where they cannot be loaded, the page is opened in it, if that can be and loses nothing. */
  readonly loadChosenTexts: (locale: Locale) => Promise<LegalTexts>;
  readonly sendFeedback: (part: Feedback['part']) => SendFeedback;
  /** It decides which store opens. */
  readonly platform: Platform;
  /** Counts pages and steps where a service is configured and the visitor agreed. */
  readonly statistics: Statistics;
  /** A release that was deployed since, while a message was being written. */
  readonly newRelease: WaitingRelease;
  readonly reload: () => void;
}
