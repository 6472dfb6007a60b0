import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { unpackBundled } from './bundled.js';
import { installedBrowsers } from './installed.js';
import { readRecord } from './record.js';

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
 * @returns {AsyncGenerator<import('./record.js').Browser>}
 */
export async function* candidates() {
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
