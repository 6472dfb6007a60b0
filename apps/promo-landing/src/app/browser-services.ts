import { createApiClient } from '@peace/api-client';
import { chooseLocale, locales } from '@peace/i18n';
import { systemClock } from '@peace/money-date';
import { commonParams } from '@peace/session';
import { notice, noticeCall, requestIds } from '@peace/telemetry/reports';
import { consentItem, createStatistics } from '@peace/telemetry/statistics';
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
import { declareItem, localItems, sessionItems } from '@peace/web-platform/storage';
import { picklist } from 'valibot';
import { readCampaign } from '@peace/screens/campaign';
import { platformOf } from '@peace/web-platform/platform';
import { type PromoConfig, promoConfig } from '#shared/promo-config.ts';
import type { LanguageChoice, Services } from '#shared/services.tsx';
import { announceCompletion } from './completion.ts';
import { deployedRelease } from '@peace/api-client/deployed-release';
import { orReload, type ReleaseOptions } from '@peace/web-platform/follow-release';
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
  const release = releaseOptions(window, api);
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
    statistics: createStatistics({
      url: config.statsUrl,
      app: 'promo-landing',
      consent: localItems(window).item(declareItem(consentItem)),
      navigator: window.navigator,
    }),
    notice: (note) => notice(window, note),
    announceCompletion: () => announceCompletion(window, campaign.UC),
    newRelease: watchRelease(window, release),
    // The form stays behind what is on show, with what was typed for a registration that is complete.
    loadWanted: (loading) => orReload(loading, window, { ...release, within: '.promo-view:not([hidden])' }),
    reload: () => reloadPage(window),
  };
}

function languageChoice(window: Window, { defaultLocale }: PromoConfig): LanguageChoice {
  const stored = localItems(window).item(
    declareItem({ key: 'locale', version: 1, owner: 'device', schema: picklist(locales) }),
  );
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

/** The release of this page, and when it may be reloaded for another. If the visitor has typed something, a notice says so instead. */
const releaseOptions = (window: Window, api: Pick<Services['api'], 'isWriting'>): ReleaseOptions => ({
  release: promoConfig.release,
  deployed: () => deployedRelease(window, import.meta.env.BASE_URL),
  isWriting: () => api.isWriting(),
  onReload: () => notice(window, { kind: 'reloaded' }),
});
