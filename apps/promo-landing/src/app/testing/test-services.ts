import { createApiClient } from '@peace/api-client';
import type { Locale } from '@peace/i18n';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { createStorage } from '@peace/session/storage';
import { readCampaign } from '#shared/campaign.ts';
import type { PromoConfig } from '#shared/promo-config.ts';
import type { Services } from '#shared/services.tsx';

/** What a test decides about a visit. */
export interface TestVisit {
  /** The query of the campaign's link. */
  readonly query?: string;
  readonly hash?: string;
  readonly config?: Partial<PromoConfig>;
  readonly sandbox?: Sandbox;
  /** Of an earlier load in the same tab. */
  readonly tab?: Storage;
  readonly preferred?: Locale;
  readonly announceCompletion?: () => void;
}

const origin = 'https://promo.example.ph';

/** The page's services over the sandbox's own handlers, with an address in memory. */
export function testServices(visit: TestVisit = {}): { services: Services; sandbox: Sandbox; hash: () => string } {
  const { query = '', tab = window.sessionStorage, preferred = 'original' } = visit;
  const sandbox = visit.sandbox ?? createSandbox();
  const listeners = new Set<() => void>();
  let hash = visit.hash ?? '';
  const config: PromoConfig = {
    apiBase: `${origin}/peace`,
    appName: 'Peace',
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
      fetch: (input, init) => sandbox.fetch(input, init),
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
    },
    language: { preferred: () => preferred, keep: () => {} },
    platform: 'android',
    visit: createStorage(() => tab),
    clock: sandbox.clock,
    announceCompletion: visit.announceCompletion ?? (() => {}),
    reload: () => {},
  };
  return { services, sandbox, hash: () => hash };
}
