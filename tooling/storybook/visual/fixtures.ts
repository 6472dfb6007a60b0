import { test as base } from '@playwright/test';
import { usualLook } from './look.ts';
import type { Look } from './look.ts';
import { serveStorybook } from './serve-storybook.ts';

interface Options {
  readonly look: Look;
}

interface WorkerFixtures {
  /** Where the built Storybook is served, with a slash at the end. */
  readonly storybook: string;
}

export const test = base.extend<Options, WorkerFixtures>({
  look: [usualLook, { option: true }],
  storybook: [({}, use) => serveStorybook(use), { scope: 'worker' }],
});
