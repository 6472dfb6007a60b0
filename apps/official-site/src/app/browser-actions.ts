import { sendFeedback } from '@peace/api-client/feedback';
import { chooseLocale, isLocale, locales } from '@peace/i18n';
import type { Locale } from '@peace/i18n';
import { loadWords } from '@peace/i18n/load-words';
import { formatDate, systemClock } from '@peace/money-date';
import { noticeCall, requestIds } from '@peace/telemetry/reports';
import { consentItem, createStatistics } from '@peace/telemetry/statistics';
import type { StatisticsOptions } from '@peace/telemetry/statistics';
import {
  onHashChange,
  readAddress,
  readHash,
  readPath,
  readQuery,
  reloadPage,
  replacePath,
  replaceQuery,
} from '@peace/web-platform';
import type { AddressWindow } from '@peace/web-platform';
import { copyText } from '@peace/web-platform/copy-text';
import type { CopyWindow } from '@peace/web-platform/copy-text';
import { declareItem, localItems } from '@peace/web-platform/storage';
import type { WaitingRelease } from '@peace/web-platform/waiting-release';
import { picklist } from 'valibot';
import { withFigures } from '#features/calculator/calculator-address.ts';
import { loadLegalTexts } from '#shared/legal/load-legal-texts.ts';
import { addressIn, readSitePath } from '#shared/site-address.ts';
import { places } from '#shared/views.ts';
import { printPart } from './print-part.ts';
import type { PrintWindow } from './print-part.ts';
import type { SiteActions } from './site-props.ts';

/** What the actions reach for. */
export interface ActionOptions {
  readonly window: AddressWindow &
    CopyWindow &
    PrintWindow & {
      readonly localStorage: Storage;
      peaceReports?: Window['peaceReports'];
      peacePage?: Window['peacePage'];
      readonly location: { readonly pathname: string };
      readonly navigator: StatisticsOptions['navigator'];
    };
  /** `VITE_FEEDBACK_URL`. */
  readonly feedbackUrl: string;
  /** `VITE_STATS_URL`; empty: nothing is counted. */
  readonly statsUrl: string;
  /** The language of the page at `/`. */
  readonly defaultLocale: Locale;
  readonly newRelease: WaitingRelease;
}

/** The site's actions in a real browser. */
export function browserActions({
  window,
  feedbackUrl,
  statsUrl,
  defaultLocale,
  newRelease,
}: ActionOptions): SiteActions {
  const stored = localItems(window).item(
    declareItem({
      key: 'locale',
      version: 1,
      schema: picklist(locales),
    }),
  );
  const statistics = createStatistics({
    url: statsUrl,
    app: 'official-site',
    consent: localItems(window).item(declareItem(consentItem)),
    navigator: window.navigator,
  });
  const nextId = requestIds(window);
  const addressOf = (locale: Locale) =>
    addressIn(locale, defaultLocale, {
      page: readSitePath(readPath(window)).page,
      query: readQuery(window).toString(),
      hash: readHash(window),
    });
  const localeOfAddress = () => readSitePath(readPath(window)).locale;
  return {
    readHash: () => readHash(window),
    onHashChange: (handler) => onHashChange(window, handler),
    preferredLocale: () =>
      chooseLocale({
        query: readQuery(window).get('lang'),
        stored: localeOfAddress() ?? stored.read(),
        fallback: defaultLocale,
      }),
    keepLocale: (locale) => stored.write(locale),
    addressIn: addressOf,
    showLocale: (locale) => {
      const isNamed = (localeOfAddress() ?? defaultLocale) === locale && !readQuery(window).has('lang');
      if (!isNamed) replacePath(window, addressOf(locale));
    },
    loadTexts: async (locale) => {
      const [texts] = await Promise.all([loadLegalTexts(locale), loadWords(locale)]);
      return texts;
    },
    sendFeedback: (part) => async (fields) => {
      const reference = nextId();
      const result = await sendFeedback({ url: feedbackUrl, requestId: reference }, { part, ...fields });
      if (result.kind === 'failed') {
        const { error } = result;
        const detail = error.kind === 'http' ? `${error.status}` : '';
        noticeCall(window, { endpoint: 'sendFeedback', outcome: error.kind, detail });
      }
      statistics.count({ event: 'step', funnel: 'feedback', step: result.kind });
      return result.kind === 'accepted' ? { ...result, reference } : result;
    },
    statistics,
    newRelease,
    reload: () => reloadPage(window),
    readQuery: () => readQuery(window),
    keepFigures: (input) => {
      replaceQuery(window, withFigures(readQuery(window), input).toString());
      if (input) statistics.count({ event: 'step', funnel: 'calculator', step: 'calculated' });
    },
    copyLink: (near) => {
      const link = new URL(readAddress(window));
      link.hash = places.calculator;
      return copyText(link.href, { window, near });
    },
    print: () => printPart(window, 'calculator'),
    today: () => formatDate(systemClock.now()),
  };
}

/** The language a page was prerendered in. */
export function markupLocale(root: HTMLElement): Locale | null {
  const { locale } = root.dataset;
  return isLocale(locale) ? locale : null;
}
