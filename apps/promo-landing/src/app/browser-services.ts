import { createApiClient } from '@peace/api-client';
import { chooseLocale } from '@peace/i18n';
import { systemClock } from '@peace/money-date';
import { commonParams } from '@peace/session';
import { pageRelease, storedLocale } from '@peace/page';
import { notice, noticeCall, requestIds } from '@peace/page/reports';
import { pageStatistics } from '@peace/page/statistics';
import {
  goBack,
  goToHash,
  onHashChange,
  readAddress,
  readHash,
  readQuery,
  reloadPage,
  replacePath,
} from '@peace/web-platform';
import { sessionItems } from '@peace/web-platform/storage';
import { readCampaign } from '@peace/screens/campaign';
import { platformOf } from '@peace/web-platform/platform';
import type { PromoConfig } from '#shared/promo-config.ts';
import type { LanguageChoice, Services } from '#shared/services.tsx';
import { announceCompletion } from './completion.ts';
import { orReload } from '@peace/web-platform/follow-release';
import { watchRelease } from '@peace/web-platform/waiting-release';

/** Connects the page with its address, its storage and the backend: once, before hydration. */
export function browserServices(window: Window, config: PromoConfig): Services {
  const campaign = readCampaign(readQuery(window), readHash(window));
  const api = createApiClient({
    base: config.apiBase,
    // A visitor has no session, and none is read.
    commonParams: () => commonParams({}),
    requestId: requestIds(window),
    onReport: (call) => noticeCall(window, call),
  });
  const release = pageRelease(window, {
    release: config.release,
    base: import.meta.env.BASE_URL,
    isWriting: () => api.isWriting(),
  });
  return {
    config,
    campaign,
    api,
    address: {
      hash: () => readHash(window),
      onHashChange: (handler) => onHashChange(window, handler),
      goToHash: (hash) => goToHash(window, hash),
      goBack: () => void goBack(window),
      href: () => readAddress(window),
    },
    language: languageChoice(window, config),
    platform: platformOf(window.navigator),
    visit: sessionItems(window),
    clock: systemClock,
    statistics: pageStatistics(window, { url: config.statsUrl, app: 'promo-landing' }),
    notice: (note) => notice(window, note),
    announceCompletion: () => announceCompletion(window, campaign.UC),
    newRelease: watchRelease(window, release),
    // The form stays behind what is on show, with what was typed for a registration that is complete.
    loadWanted: (loading) => orReload(loading, window, { ...release, within: '.promo-view:not([hidden])' }),
    reload: () => reloadPage(window),
  };
}

function languageChoice(window: Window, { defaultLocale }: PromoConfig): LanguageChoice {
  const stored = storedLocale(window);
  return {
    preferred: () =>
      chooseLocale({ query: readQuery(window).get('lang'), stored: stored.read(), fallback: defaultLocale }),
    keep: (locale) => {
      stored.write(locale);
      // An address that names another language would win over the choice at the next load.
      const query = readQuery(window);
      query.set('lang', locale);
      replacePath(window, `${basePath}?${query}${readHash(window)}`);
    },
  };
}

/** `/promotion`, the address that campaign links carry. */
const basePath: `/${string}` = '/promotion';
