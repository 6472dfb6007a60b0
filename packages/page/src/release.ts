import { deployedRelease } from '@peace/api-client/deployed-release';
import type { ReleaseOptions } from '@peace/web-platform/follow-release';
import { notice } from './reports/index.ts';

/** How the page finds out that another release was deployed, and when it may reload for it or for code that did not load. */
export const pageRelease = (
  window: Window,
  { base, ...options }: Pick<ReleaseOptions, 'release' | 'within' | 'isWriting'> & { readonly base?: string },
): ReleaseOptions => ({
  ...options,
  deployed: () => deployedRelease(window, base),
  onReload: () => notice(window, { kind: 'reloaded' }),
});
