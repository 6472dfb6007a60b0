import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { unpackBundled } from './bundled.js';
import { installedBrowsers, launchOptions, readRecord, writeRecord } from './launch.js';

/**
 * Finds the first browser that launches and records it for the test configurations.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<import('./launch.js').Browser>}
 * @throws when no candidate launches; the message lists each one tried and why it failed.
 */
export async function provideBrowser(say) {
  const failures = [];
  for await (const candidate of candidates()) {
    const outcome = await tryLaunch(candidate);
    if (outcome.kind === 'works') {
      writeRecord(candidate);
      say(`browser: Chromium ${outcome.version} (${candidate.name}) ${candidate.executablePath}`);
      return candidate;
    }
    failures.push(`  ${candidate.name} ${candidate.executablePath}: ${outcome.reason}`);
  }
  throw new Error(
    ['No Chromium could be launched.', ...failures, 'Set BROWSER_PATH to a Chromium or Chrome and run again.'].join(
      '\n',
    ),
  );
}

/** @param {string} url */
async function reaches(url) {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(4000) });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}

/**
 * Every browser worth trying. A generator, because each later one costs more: nothing is downloaded or installed before
 * what came earlier has failed to launch.
 *
 * @returns {AsyncGenerator<import('./launch.js').Browser>}
 */
async function* candidates() {
  const record = readRecord();
  if (record && existsSync(record.executablePath)) yield record;

  const named = process.env.BROWSER_PATH;
  if (named) yield { name: 'BROWSER_PATH', executablePath: named };
  // The same on every machine, and half of the processor time of a whole browser.
  if (process.platform === 'linux' && process.arch === 'x64') yield await unpackBundled();
  if (existsSync(chromium.executablePath())) yield { name: 'Playwright', executablePath: chromium.executablePath() };
  for (const executablePath of installedBrowsers()) yield { name: 'installed', executablePath };

  if (await reaches('https://cdn.playwright.dev')) {
    const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
    if (run(process.execPath, [cli, 'install', 'chromium'])) {
      yield { name: 'Playwright download', executablePath: chromium.executablePath() };
    }
  }
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-qq', '-y', 'chromium'])) {
      yield { name: 'apt', executablePath: '/usr/bin/chromium' };
    }
  }
}

/**
 * Starts the browser, lets it lay out a page, and says what went wrong where it did not.
 *
 * @param {import('./launch.js').Browser} browser
 * @returns {Promise<{ kind: 'works', version: string } | { kind: 'broken', reason: string }>}
 */
async function tryLaunch(browser) {
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
