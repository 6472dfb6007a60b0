import { noCampaign } from '@peace/screens/campaign';
import { noStatistics } from '@peace/page/statistics';
import { noWaitingRelease } from '@peace/web-platform/waiting-release';
import type { PromoConfig } from '#shared/promo-config.ts';
import type { Services } from '#shared/services.tsx';

/** Services for prerendering, without network or storage. */
export function inertServices(config: PromoConfig): Services {
  return {
    config,
    campaign: noCampaign,
    api: { call: () => new Promise(() => {}), urlOf: () => null, isWriting: () => false },
    address: {
      hash: () => '',
      onHashChange: () => () => {},
      goToHash: () => {},
      goBack: () => {},
      href: () => '',
    },
    language: { preferred: () => config.defaultLocale, keep: () => {} },
    platform: 'other',
    visit: {
      item: () => ({ read: () => null, isPresent: () => false, write: () => ({ kind: 'written' }), clear: () => {} }),
    },
    clock: { now: () => 0 },
    statistics: noStatistics,
    notice: () => {},
    announceCompletion: () => {},
    newRelease: noWaitingRelease,
    loadWanted: (loading) => loading,
    reload: () => {},
  };
}
