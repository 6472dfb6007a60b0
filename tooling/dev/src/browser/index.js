import { installedBrowsers, launchOptions, readRecord } from './launch.js';

export { drawingLaunchOptions } from './bundled.js';
export { provideBrowser } from './provide.js';

/**
 * A launch fails with this text, as with any path where there is no browser. A configuration that asks for launch options
 * still loads: `pnpm lint` loads each one, in a clone in which no browser is recorded.
 */
const unrecorded = {
  name: 'none',
  executablePath: '(no browser is recorded yet: run `pnpm browser` first; `pnpm test` does)',
};

/**
 * Playwright's launch options for the recorded browser.
 *
 * @returns {import('playwright').LaunchOptions} where none is recorded, such as no browser can be launched with
 */
export function recordedLaunchOptions() {
  return launchOptions(readRecord() ?? unrecorded);
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
