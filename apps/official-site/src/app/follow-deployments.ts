import { deployedRelease } from '@peace/api-client/deployed-release';
import { notice } from '@peace/telemetry/reports';
import { type WaitingRelease, watchRelease } from '@peace/web-platform/waiting-release';

/**
 * Goes on with the release that was deployed meanwhile, where a file of this one is gone. Where a message is being written the page
 * stays as it is, and says so. The calculator's figures are in the address.
 */
export function followDeployments(window: Window, release: string): WaitingRelease {
  return watchRelease(window, {
    release,
    deployed: () => deployedRelease(window),
    within: 'form:not(.calculator-form)',
    onReload: () => notice(window, { kind: 'reloaded' }),
  });
}
