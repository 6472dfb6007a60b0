import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesIn, root } from './testing/repository.js';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
const lockfile = read('pnpm-lock.yaml');

describe('the lockfile', () => {
  it('names no host: the installation decides where packages come from', () => {
    expect(lockfile.match(/^.*(?:https?|git|ssh):.*$|^.*\btarball:.*$/gm) ?? []).toEqual([]);
  });

  it('has a checksum for every package', () => {
    const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'));
    const entries = packages.match(/^ {2}\S.*:\n(?: {4}.*\n)*/gm) ?? [];
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => !entry.includes('integrity: sha512-'))).toEqual([]);
  });
});

describe('what is installed', () => {
  const settings = read('pnpm-workspace.yaml');

  it.each([
    // Without `Strict` pnpm takes a younger version all the same, and writes it into `minimumReleaseAgeExclude` by itself.
    ['minimumReleaseAge', '1440'],
    ['minimumReleaseAgeStrict', 'true'],
    ['trustPolicy', 'no-downgrade'],
    ['blockExoticSubdeps', 'true'],
  ])('%s is %s', (name, value) => {
    expect(new RegExp(`^${name}: (.*)$`, 'm').exec(settings)?.[1]).toBe(value);
  });

  it('has no exception', () => {
    expect(settings).not.toMatch(/^(?:minimumReleaseAge|trustPolicy)(?:Exclude|IgnoreAfter)/m);
  });
});

describe('install scripts', () => {
  it('are decided on by name, and none is allowed', () => {
    const decisions = read('pnpm-workspace.yaml').match(/^allowBuilds:\n((?: {2}.*\n?)+)/m)?.[1] ?? '';
    const lines = decisions.trim().split('\n');
    expect(lines.map((line) => line.trim())).toEqual(['esbuild: false']);
  });
});

describe('runtime dependencies', () => {
  const used = packagesIn('apps', 'packages').flatMap((folder) =>
    Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}),
  );
  const outside = new Set(used.filter((name) => !name.startsWith('@peace/')));

  it('are those that docs/runtime-dependencies.md lists, each with a reason', () => {
    const listed = Array.from(
      read('docs/runtime-dependencies.md').matchAll(/^- `([^`]+)`: .{6}/gm),
      ([, name]) => name,
    );
    expect(new Set(listed)).toEqual(outside);
  });
});
