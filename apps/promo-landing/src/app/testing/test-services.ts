import { createApiClient } from '@peace/api-client';
import { readCampaign } from '@peace/screens/campaign';
import { company } from '@peace/company';
import type { Locale } from '@peace/i18n';
import type { Note } from '@peace/page/reports';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { createStatistics, noStatistics } from '@peace/page/statistics';
import { createStorage } from '@peace/web-platform/storage';
import { noWaitingRelease } from '@peace/web-platform/waiting-release';
import type { PromoConfig } from '#shared/promo-config.ts';
import type { Platform } from '@peace/web-platform/platform';
import type { Services } from '#shared/services.tsx';

export interface TestVisit {
  /** The query of the campaign's link. */
  readonly query?: string;
  readonly hash?: string;
  readonly config?: Partial<PromoConfig>;
  readonly sandbox?: Sandbox;
  /** Of an earlier load in the same tab. */
  readonly tab?: Storage;
  readonly preferred?: Locale;
  /** Called with each report. */
  readonly notice?: (note: Note) => void;
  readonly announceCompletion?: () => void;
  readonly platform?: Platform;
  /** Configures statistics; gets what is sent. */
  readonly sendBeacon?: (url: string, body: string) => boolean;
}

const origin = 'https://promo.example.ph';

function statisticsOf({ sendBeacon }: TestVisit) {
  if (!sendBeacon) return noStatistics;
  let stored: 'granted' | 'refused' | null = null;
  return createStatistics({
    url: 'https://stats.example.ph/e',
    app: 'promo-landing',
    consent: {
      read: () => stored,
      write: (consent) => {
        stored = consent;
      },
    },
    navigator: { sendBeacon },
  });
}

/** The page's services over the sandbox's own handlers, with an address in memory. */
export function testServices(visit: TestVisit = {}): { services: Services; sandbox: Sandbox; hash: () => string } {
  const { query = '', tab = window.sessionStorage, preferred = 'original' } = visit;
  const sandbox = visit.sandbox ?? createSandbox();
  const listeners = new Set<() => void>();
  let hash = visit.hash ?? '';
  const config: PromoConfig = {
    apiBase: `${origin}/peace`,
    appName: 'Peace',
    nativeScheme: 'peace',
    statsUrl: '',
    reportsUrl: '',
    release: '',
    appStoreUrl: company.appStoreUrl,
    playStoreUrl: company.playStoreUrl,
    phonePolicy: 'original',
    defaultLocale: 'original',
    ...visit.config,
  };
  const services: Services = {
    config,
    campaign: readCampaign(new URLSearchParams(query), hash),
    api: createApiClient({
      base: config.apiBase,
      commonParams: () => ({}),
      fetch: (request) => sandbox.fetch(request),
    }),
    address: {
      hash: () => hash,
      onHashChange: (handler) => {
        listeners.add(handler);
        return () => listeners.delete(handler);
      },
      goToHash: (next) => {
        hash = next;
        for (const listener of listeners) listener();
      },
      goBack: () => {},
      href: () => `${origin}/promotion?${query}${hash}`,
    },
    language: { preferred: () => preferred, keep: () => {} },
    platform: visit.platform ?? 'android',
    visit: createStorage(() => tab),
    clock: sandbox.clock,
    statistics: statisticsOf(visit),
    notice: visit.notice ?? (() => {}),
    announceCompletion: visit.announceCompletion ?? (() => {}),
    newRelease: noWaitingRelease,
    loadWanted: (loading) => loading,
    reload: () => {},
  };
  return { services, sandbox, hash: () => hash };
}
