import { recordedLaunchOptions } from '@peace/dev/browser';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { installRelease } from './release/install-release.ts';
import { runNginx } from './run-nginx.ts';
import { builtSite, folderOf } from './sites.ts';
import { startEcho } from './testing/responses.ts';
import { followRequests } from './testing/follow-requests.ts';

/** Puts a script into every page that is served of an app, and leaves none that was compressed before. */
function injectScript(into: string): void {
  const pages = readdirSync(`${into}.pages`, { recursive: true, encoding: 'utf8' }).map((path) =>
    join(`${into}.pages`, path),
  );
  for (const path of pages) {
    if (/\.html\.(?:br|gz)$/.test(path)) rmSync(path);
    if (!path.endsWith('.html')) continue;
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('</head>', '<script>window.isInjected = true</script></head>'),
    );
  }
}

it('a script that is refused is heard of, without who is asking', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peace-policy-'));
  const into = join(folder, 'borrower-h5');
  installRelease({ release: join(folderOf('borrower-h5'), 'dist'), into });
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
  const settled = followRequests(page);
  await page.goto('/aboutUs');
  await settled();
  expect(nginx.logs()).not.toContain('__policy__');

  injectScript(into);
  await page.goto('/loanDetail?orderId=1&sessionId=sess-4711&mobilePhone=09170099881');
  await expect.poll(nginx.logs).toMatch(/POST \/__policy__\/loanDetail 204 .*backend=-\/- /);
  expect(nginx.logs()).not.toMatch(/sess-4711|0917009/);
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
});
