import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedLaunchOptions } from '@peace/dev/browser';
import { type RunningSandbox, startSandbox } from '@peace/sandbox/start';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningNginx, runNginx } from './run-nginx.ts';
import { builtSite, folderOf } from './sites.ts';

let folder: string;
let sandbox: RunningSandbox;
let nginx: RunningNginx;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peace-staging-'));
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root: folderOf('borrower-h5'), mode: 'staging', logLevel: 'error', build: { outDir: folder } });
  sandbox = await startSandbox();
  const sites = [builtSite('borrower-h5', { build: folder })];
  nginx = await runNginx({ what: 'borrower-h5', sites, backend: sandbox.origin });
  browser = await chromium.launch(recordedLaunchOptions());
  page = await browser.newPage({ baseURL: nginx.origin, viewport: { width: 390, height: 844 }, hasTouch: true });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await nginx?.stop();
  await sandbox?.stop();
  rmSync(folder, { recursive: true });
});

const aboutUs = () => page.getByRole('heading', { name: 'About us', level: 1 });
const consoleButton = () => page.locator('.eruda-entry-btn');

it('a staging build opens its console when it is asked to, and each page of the tab after it', async () => {
  await page.goto('/aboutUs?sessionId=s&console=1');
  await consoleButton().click();
  await page.locator('#eruda').getByText('network').click();
  await page.evaluate(() => {
    history.pushState(null, '', '/order');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await page.getByRole('cell', { name: /^problem-init/ }).waitFor();
  await page.goto('/aboutUs');
  await consoleButton().waitFor();
  await page.goto('/aboutUs?console=0');
  await aboutUs().waitFor();
  expect(await consoleButton().count()).toBe(0);
});

it('five taps at the top edge open it too', async () => {
  await page.goto('/aboutUs');
  await aboutUs().waitFor();
  for (const x of [100, 110, 120, 130, 140]) await page.touchscreen.tap(x, 8);
  await consoleButton().waitFor();
});
