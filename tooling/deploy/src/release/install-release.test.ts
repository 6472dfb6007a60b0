import { deploymentOf } from '@peace/deployment-config/page';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aRelease } from '../testing/a-release.ts';
import { builtSite } from '../sites.ts';
import { decidedSettings } from './decided-settings.ts';
import { installRelease } from './install-release.ts';
import { checkedManifest } from './release-files.ts';

let folder: string;
let into: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peace-install-'));
  into = join(folder, 'srv/borrower-h5');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(into, path), 'utf8');
const scripts = () => readdirSync(join(into, 'assets')).filter((name) => name.endsWith('.js'));
const made = (script: string, options?: Parameters<typeof aRelease>[2]) =>
  aRelease(join(folder, script), script, options);

it('pages get what differs from the build, in every copy of them; config.json has all of it', () => {
  installRelease({ release: made('a'), into, file: { statsUrl: 'https://s.ph/' }, env: { PEACE_API_BASE: '/v2' } });
  expect(deploymentOf(read('index.html'))).toEqual({ release: 'a', statsUrl: 'https://s.ph/', apiBase: '/v2' });
  expect(brotliDecompressSync(readFileSync(join(into, 'index.html.br'))).toString()).toBe(read('index.html'));
  expect(JSON.parse(read('config.json'))).toMatchObject({ apiBase: '/v2', feedbackUrl: '/feedback' });
  expect(Object.keys(checkedManifest(into).files)).toContain('config.json');
});

it('settings that were edited by hand reach the pages when the release is installed again, and no edge is written before', () => {
  const release = made('a');
  installRelease({ release, into, env: { PEACE_STATS_URL: 'https://s.ph/' } });
  expect(builtSite('borrower-h5', { build: into }).apiBase).toBe('/peace');
  writeFileSync(join(into, 'config.json'), JSON.stringify({ ...JSON.parse(read('config.json')), apiBase: '/v2' }));
  expect(() => builtSite('borrower-h5', { build: into })).toThrow('config.json was edited, and the pages beside it do');
  installRelease({ release, into, file: decidedSettings(into) });
  expect(deploymentOf(read('index.html'))).toEqual({ release: 'a', apiBase: '/v2', statsUrl: 'https://s.ph/' });
  expect(builtSite('borrower-h5', { build: into }).apiBase).toBe('/v2');
});

it('the release itself stays as it was, and takes other settings the next time', () => {
  const release = made('a');
  installRelease({ release, into, env: { PEACE_API_BASE: '/v2' } });
  expect(checkedManifest(release).files).toHaveProperty('index.html');
  installRelease({ release, into });
  expect(deploymentOf(read('index.html'))).toEqual({ release: 'a' });
});

it('the page at the app’s own path speaks the deployment’s language', () => {
  installRelease({ release: made('a'), into, env: { PEACE_DEFAULT_LOCALE: 'fil' } });
  expect(read('index.html')).toContain('data-locale="fil"');
  expect(read('index.original.html')).toContain('data-locale="original"');
});

it('hashed files of the last releases stay, older ones go', () => {
  for (const script of ['a', 'b', 'c']) installRelease({ release: made(script), into, keep: 2 });
  expect(scripts()).toEqual(['b.js', 'c.js']);
  expect(existsSync(join(into, 'assets/shared.css'))).toBe(true);
  expect(read('index.html')).toContain('/assets/c.js');
});

it("installing changes nothing that is served until nginx's configuration is written again", () => {
  const pagesNow = () => join(folder, 'srv', builtSite('borrower-h5', { build: into }).pages);
  const textOf = (pages: string) => readFileSync(join(pages, 'index.html'), 'utf8');
  installRelease({ release: made('a'), into });
  const first = pagesNow();
  installRelease({ release: made('a'), into, env: { PEACE_API_BASE: '/v2' } });
  const second = pagesNow();
  installRelease({ release: made('b'), into });
  expect(new Set([first, second, pagesNow()])).toHaveLength(3);
  expect([first, second, pagesNow()].map((pages) => deploymentOf(textOf(pages)))).toEqual([
    { release: 'a' },
    { release: 'a', apiBase: '/v2' },
    { release: 'b' },
  ]);
  expect(readdirSync(first)).toEqual(expect.arrayContaining(['version.json', 'config.json', 'manifest.sha256.json']));
  expect(readdirSync(first)).not.toContain('assets');
});

it('pages of installations long ago go', () => {
  const release = made('a');
  for (let number = 0; number < 12; number += 1) {
    installRelease({ release, into, env: { PEACE_API_BASE: `/v${number}` } });
  }
  expect(readdirSync(`${into}.pages`)).toHaveLength(8);
  expect(existsSync(join(folder, 'srv', builtSite('borrower-h5', { build: into }).pages))).toBe(true);
});

it('an older release is installed again: rolled back', () => {
  const [a, b] = [made('a'), made('b')];
  installRelease({ release: a, into });
  installRelease({ release: b, into });
  installRelease({ release: a, into });
  expect(read('index.html')).toContain('/assets/a.js');
  expect(JSON.parse(read('version.json')).commit).toBe('a');
  expect(scripts()).toEqual(['a.js', 'b.js']);
});

it('an older version than the installed one is installed on request only', () => {
  const older = made('a', { version: '0.9.12' });
  installRelease({ release: made('b', { version: '0.10.0' }), into });
  expect(() => installRelease({ release: older, into })).toThrow(
    '0.9.12+a is older than 0.10.0+b, which is installed: --rollback installs it all the same.',
  );
  expect(read('index.html')).toContain('/assets/b.js');
  installRelease({ release: older, into, rollback: true });
  expect(read('index.html')).toContain('/assets/a.js');
});

it('a release of another app is refused', () => {
  expect(() => installRelease({ release: made('a', { app: 'promo-landing' }), into })).toThrow(
    `This is a release of promo-landing, and ${into} is not a folder of that name.`,
  );
  expect(existsSync(into)).toBe(false);
});

it('a release is not asked for settings that its app does not read', () => {
  const release = made('a', { app: 'official-site', release: true });
  expect(() => installRelease({ release, into: join(folder, 'srv/official-site') })).not.toThrow();
});

it('a damaged release is refused before anything is touched', () => {
  const release = made('a');
  writeFileSync(join(release, 'assets/a.js'), 'other');
  writeFileSync(join(release, 'extra.js'), 'more');
  expect(() => installRelease({ release, into })).toThrow(/extra\.js is unknown\n {2}assets\/a\.js is not as built/);
  expect(existsSync(into)).toBe(false);
});

it('a release for the public is refused with a sample or plain http; a plain build is not', () => {
  const env = { PEACE_STATS_URL: 'http://s.lender.ph/' };
  expect(() => installRelease({ release: made('a', { release: true }), into, env })).toThrow(
    /statsUrl .* not https\n {2}servicePhone .* a sample/,
  );
  expect(existsSync(into)).toBe(false);
  installRelease({ release: made('b'), into, env });
  const real = { PEACE_SERVICE_PHONE: '+63287654321' };
  installRelease({ release: made('c', { release: true }), into, env: real });
});
