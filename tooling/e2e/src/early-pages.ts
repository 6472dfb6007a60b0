import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@peace/deploy/sites';
import type { Page } from '@playwright/test';
import { scenarios } from '@peace/sandbox/scenarios/scenarios';

/** The paths that the build made an early page for. */
function earlyPaths(): readonly string[] {
  const dist = join(folderOf('borrower-h5'), 'dist');
  return readdirSync(dist)
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .map((file) => `/${file.slice(0, -'.html'.length)}`);
}

/** The first scenario of each early page: a new early screen is tried from its first day. */
export const earlyScenarios: readonly string[] = earlyPaths().map((path) => {
  const first = scenarios.find(({ entry }) => entry.split('?')[0] === path);
  if (!first) throw new Error(`No scenario is entered at ${path}, which is painted early.`);
  return first.name;
});

/** Waits until the content is painted early, with what a second read brings; the app is to be delayed. */
export async function expectPaintedEarly(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const visit = Reflect.get(window, 'peaceEarly');
    return visit?.painted?.reads.length === visit?.requests.length;
  });
}
