import { pageRelease } from '@peace/page';
import { orReload, type ReleaseOptions } from '@peace/web-platform/follow-release';
import { appConfig } from '#shared/app-config.ts';
import type { Services } from '#shared/services.tsx';

/** The release of this page, and when it may be reloaded for another or for code that did not load. */
export const releaseOptions = ({ api, window }: Pick<Services, 'api' | 'window'>): ReleaseOptions =>
  pageRelease(window, { release: appConfig.release, isWriting: () => api.isWriting() });

/** Loads code that is needed now. If it does not load, the page is reloaded where it may be; otherwise this rejects. */
export const loadPart = <Code>(services: Services, load: () => Promise<Code>): Promise<Code> =>
  orReload(load(), services.window, releaseOptions(services));
