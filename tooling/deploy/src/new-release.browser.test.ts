import { recordedLaunchOptions } from '@peace/dev/browser';
import { deploymentOf } from '@peace/deployment-config/page';
import { demanded } from '@peace/sandbox/client';
import { type RunningSandbox, startSandbox } from '@peace/sandbox/start';
import { allScreens } from '@peace/screens';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { installRelease } from './release/install-release.ts';
import { type RunningNginx, runNginx } from './run-nginx.ts';
import { builtSite, folderOf } from './sites.ts';
import { followRequests } from './testing/follow-requests.ts';
import { laterRelease } from './testing/a-release.ts';
import { takeRelease } from './testing/take-release.ts';

const before = join(folderOf('borrower-h5'), 'dist');
let folder: string;
let later: string;
let sandbox: RunningSandbox;
let browser: Browser;
let nginx: RunningNginx;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peace-releases-'));
  later = laterRelease(before, join(folder, 'later'));
  sandbox = await startSandbox();
  browser = await chromium.launch(recordedLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await sandbox?.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  for (const path of [served(), `${served()}.pages`]) rmSync(path, { recursive: true, force: true });
  rmSync(`${served()}.releases.json`, { force: true });
  install(before, 3);
  nginx = await runNginx({ what: 'borrower-h5', sites: [site()], backend: sandbox.origin });
  await demanded(sandbox.client.reset());
  page = await browser.newPage({ baseURL: nginx.origin });
});

afterEach(async () => {
  await page?.close();
  await nginx?.stop();
});

const served = () => join(folder, 'borrower-h5');
const site = () => builtSite('borrower-h5', { build: served() });
const install = (release: string, keep: number) =>
  installRelease({ release, into: served(), file: { reportsUrl: '/peace/reports' }, keep });

/** Deploys as an administrator does: installs, writes the policies again, and has nginx take them. */
async function deploy(keep: number): Promise<void> {
  install(later, keep);
  await takeRelease(nginx, 'borrower-h5', served());
}

/** Goes on within the page, as a link of the app does. */
const goTo = (path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const releaseOf = async () =>
  deploymentOf(await page.locator('#deployment').evaluate((block) => block.outerHTML)).release;

it('a page opened before a deployment goes on through every screen after it', async () => {
  await page.goto('/aboutUs');
  await page.getByRole('heading').first().waitFor();
  const release = await releaseOf();
  await deploy(3);
  const missing: string[] = [];
  page.on('response', (answer) => void (answer.status() === 404 && missing.push(answer.url())));
  const settled = followRequests(page);
  for (const { path } of allScreens) {
    await goTo(path);
    await page.getByRole('main').filter({ hasText: /\S/ }).first().waitFor();
  }
  await settled();
  expect(missing.filter((url) => url.includes('/assets/'))).toEqual([]);
  expect(await releaseOf()).toBe(release);
  const { reports } = await demanded(sandbox.client.reports());
  expect(reports.filter(({ kind }) => kind === 'react' || kind === 'notLoaded')).toEqual([]);
});

it('a release that is installed is served from the reload on, with the policy of its pages', async () => {
  const { entry } = await demanded(sandbox.client.choose('status-174'));
  install(later, 3);
  await page.goto(entry);
  await page.getByRole('link', { name: 'Repayment', exact: true }).waitFor();
  expect(await releaseOf()).not.toBe('99.0.0');
});

it('a page whose next file is gone is reloaded once, and goes on with the new release', async () => {
  await page.goto('/aboutUs');
  await page.getByRole('heading').first().waitFor();
  await deploy(1);
  await goTo('/customerService');
  await expect.poll(releaseOf).toBe('99.0.0');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/customerService');
  await page.getByRole('main').filter({ hasText: /\S/ }).first().waitFor();
  await expect
    .poll(async () => (await demanded(sandbox.client.reports())).reports.map(({ kind }) => kind))
    .toContain('reloaded');
});

it('a missing file does not reload a page with typed text; the page says so', async () => {
  await page.goto((await demanded(sandbox.client.choose('complaint-next'))).entry);
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.fill('They called at eleven.');
  await deploy(1);
  // The dialog of an ended session is a file of its own.
  await demanded(sandbox.client.addFault({ endpoint: 'fileComplaint', kind: 'http401', times: 1 }));
  await Promise.all([
    page.waitForResponse((answer) => answer.status() === 404 && answer.url().includes('/assets/session-ended-dialog')),
    page.getByRole('button', { name: 'Send', exact: true }).click(),
  ]);
  await page.getByRole('alert').filter({ hasText: 'new version' }).waitFor();
  expect(await field.inputValue()).toBe('They called at eleven.');
  expect(await releaseOf()).not.toBe('99.0.0');
});

it('a file that is gone without another release is no reason to reload', async () => {
  await page.goto('/aboutUs');
  await page.getByRole('heading').first().waitFor();
  const asked = page.waitForResponse('**/version.json');
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.getByText('new version').count()).toBe(0);
  expect((await demanded(sandbox.client.reports())).reports).not.toContainEqual(
    expect.objectContaining({ kind: 'reloaded' }),
  );
});
