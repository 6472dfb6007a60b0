import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';

export const baselines = fileURLToPath(new URL('./baselines/', import.meta.url));
export const hashesFile = fileURLToPath(new URL('./screenshot-hashes.json', import.meta.url));

/** SHA-256 of each committed screenshot, and of the PNG that Chromium returned for it, before it was compressed. */
export const readHashes = (): Record<string, string> =>
  existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, 'utf8')) : {};

export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex');

const hashes = readHashes();

/** How every screenshot is taken. */
const options = { animations: 'disabled', caret: 'hide' } as const;

/**
 * Compares the page with its committed screenshot. A PNG with the bytes of the one that was committed is the same picture; decoding and
 * comparing the pixels takes a sixth of the run.
 */
export async function expectScreenshot(page: Page, name: string, message: string): Promise<void> {
  if (test.info().config.updateSnapshots === 'none' && existsSync(baselines + name)) {
    const expected = hashes[hashOf(readFileSync(baselines + name))];
    if (expected === hashOf(await page.screenshot(options))) return;
  }
  await expect.soft(page, message).toHaveScreenshot(name, options);
}
