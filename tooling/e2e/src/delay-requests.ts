import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@peace/deploy/sites';
import type { Page } from '@playwright/test';

/** Keeps requests to `url` from leaving the page until the returned function is called. */
export async function delayRequests(page: Page, url: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The app itself; what paints the early screen is a file of its own. */
export const appScript = /\/assets\/index-[^/]*\.js$/;

/** Keeps the app's script back until the returned function is called. */
export const delayApp = (page: Page) => delayRequests(page, appScript);

/**
 * The address of a script of the built borrower-h5, by its name without the hash.
 *
 * @throws when the build has no such script, since a pattern that matches nothing would delay or refuse nothing
 */
export function builtScript(name: string): RegExp {
  const address = new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
  if (!readdirSync(join(folderOf('borrower-h5'), 'dist/assets')).some((file) => address.test(`/assets/${file}`))) {
    throw new Error(`The build of borrower-h5 has no script ${name}-….js.`);
  }
  return address;
}
