import { deployedRelease } from '@peace/api-client/deployed-release';
import { notice } from '@peace/telemetry/reports';
import { type WaitingRelease, watchRelease } from '@peace/web-platform/waiting-release';

/**
 * Reloads the page when a new release has replaced its files. If a message is being written, the page only shows a notice. The
 * calculator's figures are in the address.
 */
export function followDeployments(window: Window, release: string): WaitingRelease {
  return watchRelease(window, {
    release,
    deployed: () => deployedRelease(window),
    within: 'form:not(.calculator-form)',
    onReload: () => notice(window, { kind: 'reloaded' }),
  });
}
