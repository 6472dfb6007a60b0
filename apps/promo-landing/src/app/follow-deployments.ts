import { deployedRelease } from '@peace/api-client/deployed-release';
import { notice } from '@peace/reports';
import { followRelease } from '@peace/web-platform/follow-release';
import { promoConfig } from '#shared/promo-config.ts';
import type { Services } from '#shared/services.tsx';

/**
 * Goes on with the release that was deployed meanwhile, where a file of this one is gone. Where something is typed the page stays as
 * it is: what could not be loaded says so in its own place.
 */
export function followDeployments(window: Window, { api }: Pick<Services, 'api'>): void {
  followRelease(window, {
    release: promoConfig.release,
    deployed: () => deployedRelease(window, import.meta.env.BASE_URL),
    isWriting: () => api.isWriting(),
    onReload: () => notice(window, { kind: 'reloaded' }),
  });
}
