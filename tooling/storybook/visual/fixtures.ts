import { test as base } from '@playwright/test';
import { serveStorybook } from './serve-storybook.ts';

interface WorkerFixtures {
  /** Where the built Storybook is served, with a slash at the end. */
  readonly storybook: string;
}

export const test = base.extend<object, WorkerFixtures>({
  storybook: [({}, use) => serveStorybook(use), { scope: 'worker' }],
});
