import { sendFeedback } from '@peace/api-client/feedback';
import { chooseLocale, isLocale, locales } from '@peace/i18n';
import type { Locale } from '@peace/i18n';
import { onHashChange, readHash, readQuery, replacePath } from '@peace/session';
import type { AddressWindow } from '@peace/session';
import { localItems } from '@peace/session/storage';
import * as v from 'valibot';
import { loadLegalTexts } from '#shared/legal/load-legal-texts.ts';
import type { SiteActions } from './site-props.ts';

/** What the actions reach for. */
export interface ActionOptions {
  readonly window: AddressWindow & { readonly localStorage: Storage };
  /** `VITE_FEEDBACK_URL`. */
  readonly feedbackUrl: string;
  /** The language of the markup when neither the address nor an earlier visit names one. */
  readonly defaultLocale: Locale;
}

/** The site's actions in a real browser. */
export function browserActions({ window, feedbackUrl, defaultLocale }: ActionOptions): SiteActions {
  const stored = localItems(window).item({
    key: 'locale',
    version: 1,
    schema: v.picklist(locales),
  });
  return {
    readHash: () => readHash(window),
    onHashChange: (handler) => onHashChange(window, handler),
    preferredLocale: () =>
      chooseLocale({ query: readQuery(window).get('lang'), stored: stored.read(), fallback: defaultLocale }),
    keepLocale: (locale) => {
      stored.write(locale);
      // An address that names another language would win over the choice at the next visit.
      replacePath(window, `/?lang=${locale}${readHash(window)}`);
    },
    loadTexts: loadLegalTexts,
    sendFeedback: (part) => (fields) => sendFeedback({ url: feedbackUrl }, { part, ...fields }),
  };
}

/** The language a page was prerendered in. */
export function markupLocale(root: HTMLElement): Locale | null {
  const { locale } = root.dataset;
  return isLocale(locale) ? locale : null;
}
