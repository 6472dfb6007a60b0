import { deployedRelease } from '@peace/api-client/deployed-release';
import { notice } from '@peace/telemetry/reports';
import { orReload, type ReleaseOptions } from '@peace/web-platform/follow-release';
import { appConfig } from '#shared/app-config.ts';
import type { Services } from '#shared/services.tsx';

/** The release of this page, and when it may be reloaded for another or for code that could not be loaded. */
export const releaseOptions = ({ api, window }: Pick<Services, 'api' | 'window'>): ReleaseOptions => ({
  release: appConfig.release,
  deployed: () => deployedRelease(window),
  isWriting: () => api.isWriting(),
  onReload: () => notice(window, { kind: 'reloaded' }),
});

/** Waits for code that is wanted now. Where it cannot be loaded, the page is reloaded if it may be; it rejects if not. */
export const wantedCode = <Code>(services: Services, loading: Promise<Code>): Promise<Code> =>
  orReload(loading, services.window, releaseOptions(services));
