import { recordedLaunchOptions } from '@peace/browser';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { installRelease } from './release/install-release.ts';
import { runNginx } from './run-nginx.ts';
import { builtSite, folderOf } from './sites.js';
import { laterRelease } from './testing/a-release.ts';
import { startEcho } from './testing/answers.ts';

it('a page whose first script is refused is heard of, without who is asking', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peace-policy-'));
  const into = join(folder, 'served');
  const before = join(folderOf('borrower-h5'), 'dist');
  installRelease({ release: before, into });
  const backend = await startEcho();
  const nginx = await runNginx({
    what: 'borrower-h5',
    sites: [builtSite('borrower-h5', { build: into })],
    backend: backend.origin,
  });
  const browser = await chromium.launch(recordedLaunchOptions());
  onTestFinished(async () => {
    await browser.close();
    await nginx.stop();
    await backend.stop();
    rmSync(folder, { recursive: true });
  });
  const page = await browser.newPage({ baseURL: nginx.origin });
  await page.goto('/aboutUs', { waitUntil: 'networkidle' });
  expect(nginx.logs()).not.toContain('__policy__');

  // A release without nginx's configuration for it: the policies have the hashes of the other one.
  installRelease({ release: laterRelease(before, join(folder, 'later')), into });
  await page.goto('/loanDetail?orderId=1&sessionId=sess-4711&mobilePhone=09170099881');
  await expect.poll(nginx.logs).toMatch(/POST \/__policy__\/loanDetail 204 /);
  expect(nginx.logs()).not.toMatch(/4711|0917/);
  expect(backend.lastHeaders()).toEqual({});
});
