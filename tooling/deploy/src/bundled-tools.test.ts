import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRelease } from './testing/a-release.ts';
import { packRelease } from './release/release-archive.ts';

// `pnpm release:tools`, unpacked where nothing of a checkout is near.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peace-tools-'));
  const { status, stdout, stderr } = run('pnpm', ['pack-tools', '--out', folder], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, BUILD_COMMIT: '3f9c1e7a5b2d8046c1a97e3d5f60b84c2e9d7a13' },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  run('tar', ['-xzf', join(folder, 'peace-deploy-3f9c1e7a5b2d.tar.gz'), '-C', folder]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: readonly string[], options: Parameters<typeof spawnSync>[2] = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const tool = (name: string, ...args: readonly string[]) =>
  run(process.execPath, [join(folder, 'bin', name), ...args], { cwd: folder, env: { PATH: process.env['PATH'] } });

it('a container is started', () => {
  expect(tool('start-container.mjs').stderr).toContain('PEACE_BACKEND is "": must be an origin');
});

it('a release is installed, nginx is configured for it, and what is served is checked', () => {
  const build = aRelease(join(folder, 'dist'), 'a');
  const archive = packRelease({ app: 'borrower-h5', build, out: folder });
  expect(tool('install-release.mjs', archive, '--into', 'srv/borrower-h5')).toMatchObject({ status: 0, stderr: '' });
  const where = [
    '--installed',
    'srv',
    '--out',
    'etc',
    '--backend',
    'http://127.0.0.1:1',
    '--origin',
    'http://127.0.0.1:2',
  ];
  expect(tool('write-config.mjs', 'borrower-h5', ...where)).toMatchObject({ status: 0, stderr: '' });
  const files = readdirSync(join(folder, 'etc/peace/borrower-h5'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['borrower-h5.conf', 'locations/borrower-h5.conf', 'cdn.vcl']));
  // Nothing answers there: all the pages are named.
  const checked = tool('check-release.mjs', 'http://127.0.0.1:2', '--installed', 'srv');
  expect(checked).toMatchObject({ status: 1, stderr: expect.stringContaining('/version.json: no response') });
  expect(tool('pack-pages.mjs', 'borrower-h5', '--installed', 'srv', '--out', 'pages').status).toBe(0);
  expect(readdirSync(join(folder, 'pages'))).toContain('headers.json');
  expect(files.filter((file) => /(?:official|promo|preview|staging|one-host).*\.conf$/.test(file))).toEqual([]);
});

it.each(['two', '0', '-1', '1.5', ''])('a number of releases to keep of %j is refused', (keep) => {
  const refused = tool('install-release.mjs', join(folder, 'dist'), '--into', 'srv/borrower-h5', `--keep=${keep}`);
  expect(refused).toMatchObject({ status: 1, stderr: `--keep ${keep}: must be a whole number from 1 up.\n` });
  expect(readdirSync(join(folder, 'srv/borrower-h5/assets'))).toContain('a.js');
});
