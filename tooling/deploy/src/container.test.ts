import { deploymentOf } from '@peace/deployment-config/page';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { prepareContainer } from './container.ts';
import { freePort, type RunningNginx, runWritten } from './run-nginx.ts';
import { type AppName, folderOf } from './sites.ts';
import { aRelease } from './testing/a-release.ts';
import { type Echo, startEcho } from './testing/responses.ts';

let backend: Echo;
beforeAll(async () => {
  backend = await startEcho();
});
afterAll(() => backend?.stop());

/** Folders as an image has them: releases, and a place to write into that is nginx's prefix, too. */
function image(apps: readonly AppName[]) {
  const work = mkdtempSync(join(tmpdir(), 'peace-container-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const releases = join(work, 'releases');
  mkdirSync(releases);
  for (const app of apps) symlinkSync(join(folderOf(app), 'dist'), join(releases, app));
  return { work, releases };
}

/** The container's start, and nginx after it. */
async function started(apps: readonly AppName[], env: Record<string, string> = {}): Promise<RunningNginx> {
  const { work, releases } = image(apps);
  const port = await freePort();
  const own = { PEACE_BACKEND: backend.origin, PEACE_ORIGIN: `http://127.0.0.1:${port}` };
  prepareContainer({ ...own, PEACE_LISTEN: `127.0.0.1:${port}`, ...env }, { releases, work });
  symlinkSync(join(work, 'nginx'), join(work, 'conf'));
  const nginx = await runWritten(work, port);
  onTestFinished(nginx.stop);
  return nginx;
}

it('the same image gets its addresses when it starts: pages and policies follow', async () => {
  const env = { PEACE_API_BASE: 'https://api.lender.ph/peace', PEACE_PICTURE_ORIGINS: 'https://codes.lender.ph' };
  const nginx = await started(['borrower-h5'], { ...env, PEACE_REPORTS_URL: 'https://reports.lender.ph/e' });
  for (const path of ['/order', '/loanDetail']) {
    const answer = await fetch(nginx.origin + path, { headers: { 'accept-encoding': 'br' } });
    expect(deploymentOf(await answer.text())).toMatchObject({ apiBase: 'https://api.lender.ph/peace' });
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.lender\.ph https:\/\/reports\.lender\.ph;/);
    expect(policy).toMatch(/img-src [^;]* https:\/\/codes\.lender\.ph;/);
  }
  expect(await (await fetch(`${nginx.origin}/config.json`)).json()).toMatchObject({ feedbackUrl: '/feedback' });
  expect((await fetch(`${nginx.origin}/peace/v3/a`, { method: 'POST' })).status).toBe(200);
});

it('a base of another path is passed on, with the limits, and /peace for the pages that are open', async () => {
  const nginx = await started(['borrower-h5'], { PEACE_API_BASE: '/v2/peace' });
  const post = (path: string, body = '') => fetch(nginx.origin + path, { method: 'POST', body });
  expect(await (await post('/v2/peace/v3/a')).text()).toBe('POST /v2/peace/v3/a');
  expect(await (await post('/peace/v3/a')).text()).toBe('POST /peace/v3/a');
  expect((await post('/v2/peace/api/v2/youmi/promotion/get-sms', 'x'.repeat(65_537))).status).toBe(413);
});

it('without settings it is as it was built', async () => {
  const nginx = await started(['borrower-h5']);
  expect(Object.keys(deploymentOf(await (await fetch(`${nginx.origin}/order`)).text()))).toEqual(['release']);
});

it('an image of all apps has them on one host', async () => {
  const nginx = await started(['borrower-h5', 'official-site', 'promo-landing'], { PEACE_DEFAULT_LOCALE: 'fil' });
  expect(await (await fetch(`${nginx.origin}/promotion`)).text()).toContain('data-locale="fil"');
  expect((await fetch(`${nginx.origin}/`)).status).toBe(200);
});

it('hashed files of the image before stay reachable', async () => {
  const { work, releases } = image(['borrower-h5']);
  aRelease(join(releases, 'borrower-h5.before'), 'before');
  prepareContainer({ PEACE_BACKEND: backend.origin, PEACE_ORIGIN: 'https://app.lender.ph' }, { releases, work });
  expect(readFileSync(join(work, 'files/borrower-h5/assets/before.js'), 'utf8')).toBe('"before"');
});

it('says what is missing or wrong, and starts nothing', () => {
  const folders = image(['borrower-h5']);
  expect(() => prepareContainer({}, folders)).toThrow(/PEACE_BACKEND is ""[^]*PEACE_ORIGIN is ""/);
  const env = { PEACE_BACKEND: backend.origin, PEACE_ORIGIN: 'https://app.lender.ph', PEACE_OFF: 'pay' };
  expect(() => prepareContainer(env, folders)).toThrow(/off\.0 is "pay": must be apply, upload/);
  const base = { ...env, PEACE_OFF: '', PEACE_API_BASE: '/v2;evil' };
  expect(() => prepareContainer(base, folders)).toThrow('apiBase is "/v2;evil": nginx takes a path such as /v2.');
});

it('the developers’ page does not start beside a release', () => {
  const { work, releases } = image(['dev-preview']);
  aRelease(join(releases, 'borrower-h5'), 'a', { release: true });
  const env = { PEACE_BACKEND: backend.origin, PEACE_ORIGIN: 'https://app.lender.ph' };
  const real = { ...env, PEACE_SERVICE_PHONE: '+63287654321' };
  expect(() => prepareContainer(real, { releases, work })).toThrow('/testPreview is not deployed with a release');
});
