import { recordedLaunchOptions } from './browser/index.js';
import { expect, it, vi } from 'vitest';

vi.mock('node:fs', async (original) => {
  /** @type {typeof import('node:fs')} */
  const fs = await original();
  /** @param {Parameters<typeof fs.readFileSync>} given */
  const readFileSync = (...given) => {
    if (String(given[0]).endsWith('browser.json')) throw new Error('ENOENT');
    return fs.readFileSync(...given);
  };
  return { ...fs, readFileSync };
});

it('without a recorded browser a configuration loads, and a launch fails with how to provide one', () => {
  expect(recordedLaunchOptions().executablePath).toContain('run `pnpm browser` first');
});
