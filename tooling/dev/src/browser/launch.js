import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Stores the found browser between runs: inside the checkout's own node_modules, never in the user's home. */
export const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/peace-browser', import.meta.url));

const recordFile = join(cacheFolder, 'browser.json');

/**
 * A browser that was launched successfully.
 *
 * @typedef {{ name: string, executablePath: string, env?: Record<string, string> }} Browser
 */

/** @returns {Browser | undefined} */
export function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Browser} browser */
export function writeRecord(browser) {
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, `${JSON.stringify(browser, null, 2)}\n`);
}

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The whole Chromes and Chromiums of this machine.
 *
 * @returns {string[]} their executables, the most wanted first
 */
export function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...fixedPlaces].filter(existsSync);
}

/** Keeps Chromium from requests to anything but the page under test; root has no sandbox to offer. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-sandbox',
  '--font-render-hinting=none',
];

const GIBIBYTE = 2 ** 30;

/** Playwright has Chromium's processes share memory through files in /tmp, because a container's /dev/shm may be small: a twelfth of a journey. */
const sharesInFiles = '--disable-dev-shm-usage';

/** @returns {boolean} */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= GIBIBYTE;
  } catch {
    // No Linux.
    return false;
  }
}

/**
 * Playwright's launch options for a browser.
 *
 * @param {Browser} browser
 * @returns {import('playwright').LaunchOptions}
 */
export function launchOptions({ executablePath, env }) {
  const ignoreDefaultArgs = hasSharedMemory() ? [sharesInFiles] : [];
  return { executablePath, args: quiet, ignoreDefaultArgs, ...(env ? { env: { ...process.env, ...env } } : {}) };
}
