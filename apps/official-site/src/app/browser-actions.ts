import { sendFeedback } from '@peace/api-client/feedback';
import { chooseLocale, isLocale, type Locale } from '@peace/i18n';
import { formatDate, systemClock } from '@peace/money-date';
import { pageRelease, storedLocale } from '@peace/page';
import { noticeCall, requestIds } from '@peace/page/reports';
import { pageStatistics } from '@peace/page/statistics';
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
import { copyText } from '@peace/web-platform/copy-text';
import { platformOf } from '@peace/web-platform/platform';
import { orReload } from '@peace/web-platform/follow-release';
import { type WaitingRelease, watchRelease } from '@peace/web-platform/waiting-release';
import { withFigures } from '#features/calculator/calculator-address.ts';
import { loadLegalTexts } from '#shared/legal/legal-texts.ts';
import { addressIn, readSitePath } from '#shared/site-address.ts';
import { places } from '#shared/views.ts';
import type { SiteActions } from './site-props.ts';

export interface ActionOptions {
  readonly window: Window;
  readonly feedbackUrl: string;
  /** `VITE_STATS_URL`; empty: nothing is counted. */
  readonly statsUrl: string;
  /** The language of the page at `/`. */
  readonly defaultLocale: Locale;
  readonly newRelease: WaitingRelease;
  readonly release: string;
}

/** The site's actions in a real browser. */
export function browserActions({
  window,
  feedbackUrl,
  statsUrl,
  defaultLocale,
  newRelease,
  release,
}: ActionOptions): SiteActions {
  const stored = storedLocale(window);
  const statistics = pageStatistics(window, { url: statsUrl, app: 'official-site' });
  const nextId = requestIds(window);
  const addressOf = (locale: Locale) =>
    addressIn(locale, defaultLocale, {
      page: readSitePath(readPath(window)).page,
      query: readQuery(window).toString(),
      hash: readHash(window),
    });
  const localeOfAddress = () => readSitePath(readPath(window)).locale;
  const showLocale = (locale: Locale) => {
    const isNamed = (localeOfAddress() ?? defaultLocale) === locale && !readQuery(window).has('lang');
    if (!isNamed) replacePath(window, addressOf(locale));
  };
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
    showLocale,
    loadTexts: loadLegalTexts,
    loadChosenTexts: (locale) => {
      const options = releaseOptions(window, release);
      const onReload = () => {
        options.onReload?.();
        stored.write(locale);
        showLocale(locale);
      };
      return orReload(loadLegalTexts(locale), window, { ...options, onReload });
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
    platform: platformOf(window.navigator),
    statistics,
    newRelease,
    reload: () => reloadPage(window),
    readQuery: () => readQuery(window),
    keepFigures: (input) => {
      replaceQuery(window, withFigures(readQuery(window), input).toString());
      if (input) statistics.count({ event: 'step', funnel: 'calculator', step: 'calculated' });
    },
    copyLink: (near, input) => {
      const link = new URL(readAddress(window));
      link.search = withFigures(readQuery(window), input).toString();
      link.hash = places.calculator;
      return copyText(link.href, { window, near });
    },
    print: () => printCalculator(window),
    today: () => formatDate(systemClock.now()),
  };
}

/** Prints the calculation on its own: the stylesheet leaves out the rest while the root says so. */
function printCalculator(window: Window): void {
  const root = window.document.documentElement;
  root.dataset['print'] = 'calculator';
  // iOS returns at once, before its sheet is shown.
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}

/** The language a page was prerendered in. */
export function markupLocale(root: HTMLElement): Locale | null {
  const { locale } = root.dataset;
  return isLocale(locale) ? locale : null;
}

/**
 * Reloads the page when a new release has replaced its files. If a message is being written, the page only shows a notice. The
 * calculator's figures are in the address.
 */
export function followDeployments(window: Window, release: string): WaitingRelease {
  return watchRelease(window, releaseOptions(window, release));
}

const releaseOptions = (window: Window, release: string) =>
  pageRelease(window, { release, within: 'form:not(.calculator-form)' });
