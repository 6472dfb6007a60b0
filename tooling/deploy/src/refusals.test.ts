import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareContainer } from './container.ts';
import type { Deployment } from './deployment.ts';
import { builtSite } from './sites.ts';
import { aRelease } from './testing/a-release.ts';
import { writeConfig } from './write-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peace-refusals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Told extends Partial<Deployment> {
  readonly connect?: readonly string[];
  readonly release?: boolean;
}

/** Writes the configuration of a release, all of whose addresses are fit for one. */
function written({ connect = ['https://stats.lender.ph'], release = true, ...told }: Told = {}): string[] {
  const build = aRelease(join(folder, 'build'), 'a', { release });
  writeConfig(join(folder, 'conf'), {
    what: 'borrower-h5',
    sites: [builtSite('borrower-h5', { build, connect })],
    files: folder,
    backend: 'https://api.lender.ph',
    origin: 'https://app.lender.ph',
    listen: '8080',
    trustedProxies: [],
    smsPerMinute: 30,
    accessLog: '/dev/stdout',
    errorLog: 'stderr',
    withPreview: false,
    ...told,
  });
  return readdirSync(join(folder, 'conf'));
}

it.each([
  ['--origin http://app.lender.ph', { origin: 'http://app.lender.ph' }],
  ['--backend http://api.lender.ph', { backend: 'http://api.lender.ph' }],
  ['--backend http://10.0.0.5:8080', { backend: 'http://10.0.0.5:8080' }],
  ['--connect http://stats.lender.ph', { connect: ['http://stats.lender.ph'] }],
])('a release is refused with %s, before anything is written', (what, told) => {
  expect(() => written(told)).toThrow(`A release is not deployed with plain http: ${what}.`);
  expect(readdirSync(folder)).toEqual(['build']);
});

it.each([{}, { backend: 'http://127.0.0.1:8787' }, { backend: 'http://[::1]:8787' }])('and not with %o', (told) => {
  expect(written(told)).toContain('nginx.conf');
});

it('a trial may be plain', () => {
  expect(written({ release: false, origin: 'http://app.lender.ph' })).toContain('nginx.conf');
});

it('a container of a release does not start with plain http', () => {
  aRelease(join(folder, 'releases/borrower-h5'), 'a', { release: true });
  const env = { PEACE_SERVICE_PHONE: '+63287654321', PEACE_BACKEND: 'https://api.lender.ph' };
  const start = (told: object) =>
    prepareContainer({ ...env, ...told }, { releases: join(folder, 'releases'), work: join(folder, 'work') });
  expect(() => start({ PEACE_ORIGIN: 'http://app.lender.ph' })).toThrow('plain http: --origin http://app.lender.ph.');
  const origin = { PEACE_ORIGIN: 'https://app.lender.ph' };
  expect(() => start({ ...origin, PEACE_CONNECT: 'http://stats.lender.ph' })).toThrow('--connect http://stats');
  expect(() => start(origin)).not.toThrow();
});
