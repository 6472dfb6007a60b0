import { chromium } from 'playwright';

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

/**
 * Playwright's launch options for a browser.
 *
 * @param {import('./record.js').Browser} browser
 * @returns {import('playwright').LaunchOptions}
 */
export function launchOptions({ executablePath, env }) {
  return { executablePath, args: quiet, ...(env ? { env: { ...process.env, ...env } } : {}) };
}

/**
 * Starts the browser, lets it lay out a page, and says what went wrong where it did not.
 *
 * @param {import('./record.js').Browser} browser
 * @returns {Promise<{ kind: 'works', version: string } | { kind: 'broken', reason: string }>}
 */
export async function tryLaunch(browser) {
  let running;
  try {
    running = await chromium.launch({ ...launchOptions(browser), timeout: 30_000 });
    const page = await running.newPage();
    await page.setContent('<dialog>ready</dialog>');
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    return { kind: 'works', version: running.version() };
  } catch (error) {
    return { kind: 'broken', reason: String(error).split('\n')[0] ?? 'unknown' };
  } finally {
    await running?.close();
  }
}
