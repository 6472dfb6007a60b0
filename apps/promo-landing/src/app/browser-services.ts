import { createApiClient } from '@peace/api-client';
import { chooseLocale, locales } from '@peace/i18n';
import { systemClock } from '@peace/money-date';
import {
  createSession,
  goBack,
  goToHash,
  onHashChange,
  readHash,
  readQuery,
  reloadPage,
  replacePath,
} from '@peace/session';
import { localItems, sessionItems } from '@peace/session/storage';
import { picklist } from 'valibot';
import { readCampaign } from '#shared/campaign.ts';
import { platformOf } from '#shared/platform.ts';
import type { PromoConfig } from '#shared/promo-config.ts';
import type { LanguageChoice, Services } from '#shared/services.tsx';
import { announceCompletion } from './completion.ts';

/** Connects the page with its address, its storage and the backend: once, before React takes over. */
export function browserServices(window: Window, config: PromoConfig): Services {
  // There is no shell around a campaign's page, so nobody takes messages.
  const session = createSession({ window, bridge: { send: () => Promise.resolve({ kind: 'unavailable' }) } });
  const campaign = readCampaign(readQuery(window), readHash(window));
  return {
    config,
    campaign,
    api: createApiClient({ base: config.apiBase, commonParams: () => session.commonParams() }),
    address: {
      hash: () => readHash(window),
      onHashChange: (handler) => onHashChange(window, handler),
      goToHash: (hash) => goToHash(window, hash),
      goBack: () => void goBack(window),
    },
    language: languageChoice(window, config),
    platform: platformOf(window.navigator),
    visit: sessionItems(window),
    clock: systemClock,
    announceCompletion: () => announceCompletion(window, campaign.UC),
    reload: () => reloadPage(window),
  };
}

function languageChoice(window: Window, { defaultLocale }: PromoConfig): LanguageChoice {
  const stored = localItems(window).item({ key: 'locale', version: 1, schema: picklist(locales) });
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
