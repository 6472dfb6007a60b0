import { appConfig } from '#shared/app-config.ts';

/** Whether this deployment has turned something off: `apply`, `upload`, `earlyPaint`, `channel:<number>` (docs/runbook.md). */
export const isFeatureDisabled = (what: string): boolean => appConfig.off.includes(what);
