import { deployedRelease } from '@peace/api-client/deployed-release';
import { notice } from '@peace/telemetry/reports';
import { type WaitingRelease, watchRelease } from '@peace/web-platform/waiting-release';
import { promoConfig } from '#shared/promo-config.ts';
import type { Services } from '#shared/services.tsx';

/**
 * Reloads the page when a new release has replaced its files. If the visitor has typed something, the page only shows a notice.
 */
export function followDeployments(window: Window, api: Pick<Services['api'], 'isWriting'>): WaitingRelease {
  return watchRelease(window, {
    release: promoConfig.release,
    deployed: () => deployedRelease(window, import.meta.env.BASE_URL),
    isWriting: () => api.isWriting(),
    onReload: () => notice(window, { kind: 'reloaded' }),
  });
}
