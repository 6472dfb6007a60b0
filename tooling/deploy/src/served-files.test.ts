import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { installRelease } from './release/install-release.ts';
import { readManifest } from './release/release-files.ts';
import { newestPages } from './release/stored-pages.ts';
import { type RunningNginx, runNginx } from './run-nginx.ts';
import { servedDifferences } from './served-files.ts';
import { appNames, builtSite, builtSites, folderOf } from './sites.ts';
import { laterRelease } from './testing/a-release.ts';
import { headersOf, secure } from './testing/responses.ts';

const backend = 'http://127.0.0.1:1';

it.each(appNames)('%s is served as it was built', async (name) => {
  const sites = [builtSite(name)];
  const nginx = await runNginx({ what: name, sites, backend });
  onTestFinished(nginx.stop);
  expect(await servedDifferences(nginx.origin, sites)).toEqual([]);
});

it('all apps on one host are served as they were built', async () => {
  const sites = builtSites({ withPreview: true });
  const nginx = await runNginx({ what: 'one-host', sites, backend, withPreview: true });
  onTestFinished(nginx.stop);
  expect(await servedDifferences(nginx.origin, sites)).toEqual([]);
});

describe('an installed release', () => {
  const build = join(folderOf('borrower-h5'), 'dist');
  const folder = mkdtempSync(join(tmpdir(), 'peace-check-'));
  let nginx: RunningNginx;
  const at = (where: string) => join(folder, where, 'borrower-h5');
  const siteAt = (where: string) => builtSite('borrower-h5', { build: at(where) });
  const install = (release: string, where: string) =>
    installRelease({ release, into: at(where), file: { reportsUrl: '/peace/reports' } });
  const differences = () => servedDifferences(nginx.origin, [siteAt('expected')]);
  const command = (script: string, ...args: readonly string[]) =>
    spawnSync('pnpm', ['--silent', script, ...args], { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' });
  const check = () => command('check-release', nginx.origin, 'borrower-h5', '--installed', join(folder, 'expected'));
  const script = () => String(Object.keys(readManifest(at('server')).files).find((name) => name.endsWith('.js')));

  beforeAll(async () => {
    for (const where of ['server', 'expected']) install(build, where);
    nginx = await runNginx({ what: 'borrower-h5', sites: [siteAt('server')], backend });
  });
  afterAll(async () => {
    await nginx?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Changes a file until the test is over. */
  function change(file: string, to: Buffer | string): void {
    const content = readFileSync(file);
    onTestFinished(() => writeFileSync(file, content));
    writeFileSync(file, to);
  }

  it('that is served passes, and a command says so', () => {
    expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('borrower-h5'), stderr: '' });
  });

  it('with one byte changed in a compressed copy fails, by file and encoding', () => {
    const text = readFileSync(join(at('server'), script()));
    text[0] = 0;
    change(join(at('server'), `${script()}.gz`), gzipSync(text));
    expect(check()).toMatchObject({ status: 1, stderr: `/${script()}: not the bytes of ${script()} (gzip)\n` });
  });

  it('with a page of an earlier release fails', async () => {
    const page = join(newestPages(at('server')), 'repay.html');
    for (const ending of ['', '.br', '.gz']) change(page + ending, readFileSync(join(build, `repay.html${ending}`)));
    expect(await differences()).toEqual(
      ['br', 'gzip', 'identity'].map((encoding) => `/repay: not the bytes of repay.html (${encoding})`),
    );
  });

  it('without a header fails', async () => {
    const snippet = join(nginx.folder, 'conf/peace/borrower-h5/snippets/security-headers.conf');
    const text = readFileSync(snippet, 'utf8');
    writeFileSync(
      snippet,
      text.replace(/^add_header Referrer-Policy.*$/m, 'add_header Refresh "0;url=https://x.test" always;'),
    );
    nginx.reload();
    await expect.poll(async () => (await fetch(nginx.origin)).headers.has('refresh')).toBe(true);
    expect(await differences()).toContain('/repay: referrer-policy is null, not "strict-origin"');
    expect(await differences()).toContain('/repay: refresh is "0;url=https://x.test", not null');
    writeFileSync(snippet, text);
    nginx.reload();
    await expect.poll(async () => (await fetch(nginx.origin)).headers.has('refresh')).toBe(false);
  });

  it('is packed for a native app as it is served', async () => {
    const out = join(folder, 'package');
    expect(command('pack-pages', 'borrower-h5', '--installed', join(folder, 'server'), '--out', out).status).toBe(0);
    const { files } = readManifest(out);
    const headers: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(out, 'headers.json'), 'utf8'));
    expect(Object.keys(headers)).toEqual(Object.keys(files).filter((name) => name.endsWith('.html')));
    for (const [name, expected] of Object.entries(headers)) {
      const html = readFileSync(join(out, name));
      expect(createHash('sha256').update(html).digest('hex')).toBe(files[name]?.sha256);
      const answer = await fetch(`${nginx.origin}/${name}`);
      expect(await answer.text()).toBe(String(html));
      expect(expected).toMatchObject({ ...secure, 'cache-control': 'no-cache' });
      expect(headersOf(answer)).toMatchObject(expected);
    }
  });

  it('that is half rolled out fails: the server still has the one before', async () => {
    install(laterRelease(build, join(folder, 'later')), 'expected');
    const found = await differences();
    expect(found).toContain('/version.json: not the bytes of version.json (br)');
    expect(found).toContainEqual(expect.stringMatching(/^\/assets\/.*zz\.js: status 404, not 200$/));
    expect(found).toContainEqual(expect.stringMatching(/^\/repay: content-security-policy is "default-src/));
  });

  it('fails where nothing answers', async () => {
    expect(await servedDifferences(backend, [siteAt('expected')])).toContainEqual(
      expect.stringMatching(/^\/repay: no response/),
    );
  });
});
