import { expect, type Page } from '@playwright/test';

/** Collects what no page may do: throw, or leave a rejection unhandled. */
export function watchPage(page: Page): { take(): readonly string[] } {
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('crash', () => errors.push('The page crashed.'));
  return {
    take: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

/** Fails when there is nothing to read on the page. */
export async function assertNotBlank(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  if (text.trim() === '') throw new Error(`A blank page: ${page.url()}`);
}

/** Leaves nothing of an earlier case behind on this origin. */
export async function forget(page: Page, origin: string): Promise<void> {
  // The last case may still be on its way to another page, which ends what is evaluated here.
  await expect(async () => {
    if (!page.url().startsWith(origin)) return;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }).toPass();
}
