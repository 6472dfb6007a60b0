import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where what was found is kept between runs: inside the checkout's own node_modules, never in the user's home. */
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
