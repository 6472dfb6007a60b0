import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, folderOf } from '@peace/deploy/sites';
import type { Page } from '@playwright/test';

/** Keeps requests to `url` from leaving the page until the returned function is called. */
export async function delayRequests(page: Page, url: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (url.source.includes('assets')) builtFile(url);
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** The app itself; what paints the early screen is a file of its own. */
export const appScript = /\/assets\/index-[^/]*\.js$/;

/** Keeps the app's script back until the returned function is called. */
export const delayApp = (page: Page) => delayRequests(page, appScript);

/** The address of a script of a build, by its name without the hash. */
export const builtScript = (name: string): RegExp => builtFile(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`));

/**
 * A pattern over built files.
 *
 * @throws when no build has such a file, since a pattern that matches nothing would delay or refuse nothing
 */
export function builtFile(address: RegExp): RegExp {
  const isBuilt = appNames
    .map((app) => join(folderOf(app), 'dist/assets'))
    .filter((folder) => existsSync(folder))
    .some((folder) => readdirSync(folder).some((file) => address.test(`/assets/${file}`)));
  if (!isBuilt) throw new Error(`No build has a file ${address.source}.`);
  return address;
}
