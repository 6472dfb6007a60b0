import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Records forbidden events: a foreign script ran, or a request went to a foreign origin. */
export interface Tripwire {
  take(): readonly string[];
}

/**
 * Strung over everything a context does. The hostile texts call `alert`, which cannot be missed; any request or
 * navigation to another origin than these is refused and noted.
 */
export async function stringTripwire(context: BrowserContext, page: Page, own: readonly string[]): Promise<Tripwire> {
  let sprung: string[] = [];
  page.on('dialog', (dialog) => {
    sprung.push(`A script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (opened) => {
    sprung.push(`A window was opened: ${opened.url()}`);
  });
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (!isOwn(url, own)) sprung.push(`Navigated to ${url}`);
  });
  page.on('pageerror', (error) => {
    sprung.push(`Uncaught: ${error.message}`);
  });
  await context.route(
    (url) => !isOwn(url.href, own),
    (route) => {
      sprung.push(`Asked another origin: ${route.request().url()}`);
      return route.abort();
    },
  );
  return {
    take: () => {
      const taken = sprung;
      sprung = [];
      return taken;
    },
  };
}

const isOwn = (url: string, own: readonly string[]) =>
  /^(?:about:(?:blank|srcdoc)|blob:|data:image\/)/.test(url) || own.some((origin) => url.startsWith(`${origin}/`));

/** Waits until the page shows something to read. */
export async function expectSomethingToRead(page: Page): Promise<void> {
  await expect(page.locator('body')).toContainText(/\S/);
}
