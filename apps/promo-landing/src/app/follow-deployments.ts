import { deployedRelease } from '@peace/api-client/deployed-release';
import { notice } from '@peace/telemetry/reports';
import { type WaitingRelease, watchRelease } from '@peace/web-platform/waiting-release';
import { promoConfig } from '#shared/promo-config.ts';
import type { Services } from '#shared/services.tsx';

/**
 * Goes on with the release that was deployed meanwhile, where a file of this one is gone. Where something is typed the page stays as
 * it is, and says so.
 */
export function followDeployments(window: Window, api: Pick<Services['api'], 'isWriting'>): WaitingRelease {
  return watchRelease(window, {
    release: promoConfig.release,
    deployed: () => deployedRelease(window, import.meta.env.BASE_URL),
    isWriting: () => api.isWriting(),
    onReload: () => notice(window, { kind: 'reloaded' }),
  });
}
