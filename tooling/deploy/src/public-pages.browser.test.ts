import { recordedLaunchOptions } from '@peace/dev/browser';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { installRelease } from './release/install-release.ts';
import { runNginx } from './run-nginx.ts';
import { type AppName, builtSite, folderOf } from './sites.ts';
import { followRequests } from './testing/follow-requests.ts';
import { laterRelease } from './testing/a-release.ts';
import { takeRelease } from './testing/take-release.ts';
import { type Echo, startEcho } from './testing/responses.ts';

let browser: Browser;
let backend: Echo;
beforeAll(async () => {
  browser = await chromium.launch(recordedLaunchOptions());
  backend = await startEcho();
});
afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

/**
 * Tells the page that one of its files is missing; promo-landing has loaded all of them by now. Again and again, because the page does
 * nothing where its question about the release meets a connection that nginx closes as it reloads.
 */
const tellOfALostFile = (page: Page) =>
  page.evaluate(() => void setInterval(() => dispatchEvent(new Event('vite:preloadError')), 500));

/** The texts of another language are files that the site has not loaded. */
async function needAFile(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => answer.status() === 404 && answer.url().includes('/assets/')),
    page
      .getByLabel(/^(Language|Wika)$/)
      .getByRole('link', { name: 'Filipino' })
      .click(),
  ]);
}
const versionOf = (page: Page) =>
  page.locator('#deployment').evaluate((block) => JSON.parse(block.textContent ?? '{}').release);

/** An open page, and the deployment of a later release behind its back. */
async function openPage(app: AppName, path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'peace-public-'));
  const served = join(folder, app);
  const before = join(folderOf(app), 'dist');
  installRelease({ release: before, into: served });
  const site = () => builtSite(app, { build: served });
  const nginx = await runNginx({ what: app, sites: [site()], backend: backend.origin });
  const page = await browser.newPage({ baseURL: nginx.origin });
  onTestFinished(async () => {
    await page.close();
    await nginx.stop();
    rmSync(folder, { recursive: true });
  });
  const settled = followRequests(page);
  await page.goto(path);
  await settled();
  const deploy = async () => {
    installRelease({ release: laterRelease(before, join(folder, 'later')), into: served, keep: 1 });
    await takeRelease(nginx, app, served);
  };
  return { page, deploy };
}

const pages = [
  ['promo-landing', '/promotion', tellOfALostFile, 'input[type="tel"]', '917'],
  ['official-site', '/complaints', needAFile, 'form:not(.calculator-form) textarea', 'They called at eleven.'],
] as const;

it.each(pages)(
  '%s whose next file is gone goes on with the release that was deployed',
  async (app, path, loseAFile) => {
    const { page, deploy } = await openPage(app, path);
    await deploy();
    await loseAFile(page);
    await expect.poll(() => versionOf(page).catch(() => '')).toBe('99.0.0');
  },
);

it.each(pages)(
  '%s keeps what is typed, and says that there is a new version',
  async (app, path, loseAFile, selector, text) => {
    const { page, deploy } = await openPage(app, path);
    const field = page.locator(selector).first();
    await field.fill(text);
    const typed = await field.inputValue();
    expect(typed).not.toBe('');
    await deploy();
    await loseAFile(page);
    const notice = page.getByRole('alert').filter({ hasText: 'new version' });
    await notice.waitFor();
    expect(await field.inputValue()).toBe(typed);
    expect(await versionOf(page)).not.toBe('99.0.0');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => versionOf(page).catch(() => '')).toBe('99.0.0');
  },
);
