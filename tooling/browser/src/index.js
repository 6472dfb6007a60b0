import { installedBrowsers } from './installed.js';
import { launchOptions } from './launch.js';
import { readRecord } from './record.js';

export { drawingLaunchOptions } from './drawing.js';
export { provideBrowser } from './provide.js';
export { readRecord as readBrowserRecord } from './record.js';

/**
 * Playwright's launch options for the recorded browser.
 *
 * @returns {import('playwright').LaunchOptions}
 * @throws when none is recorded yet.
 */
export function recordedLaunchOptions() {
  const browser = readRecord();
  if (!browser) throw new Error('No browser is recorded yet: run `pnpm browser` first (`pnpm test` does).');
  return launchOptions(browser);
}

/**
 * Playwright's launch options for a whole browser of this machine: a headless shell, as the recorded one may be, has no
 * back-forward cache.
 *
 * @returns {import('playwright').LaunchOptions | undefined} undefined where none is installed
 */
export function installedLaunchOptions() {
  const [executablePath] = installedBrowsers();
  return executablePath === undefined ? undefined : launchOptions({ name: 'installed', executablePath });
}
