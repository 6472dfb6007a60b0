import type { Build } from '#shared/services.ts';

declare const PREVIEW_BUILD: Build;

/** What `vite.config.ts` says of this build. */
export const readBuild = (): Build => PREVIEW_BUILD;
