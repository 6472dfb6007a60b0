import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { appsWith, root, shippedPackages } from './workspace.ts';

/** The workspace's package.json files in a repository of their own, with one changeset. */
function aWorkspaceWith(note: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'peace-changesets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['package.json', 'pnpm-workspace.yaml']) copyFileSync(join(root, name), join(folder, name));
  for (const kind of ['apps', 'packages', 'tooling']) {
    for (const entry of readdirSync(join(root, kind))) {
      const manifest = join(root, kind, entry, 'package.json');
      if (!existsSync(manifest)) continue;
      mkdirSync(join(folder, kind, entry), { recursive: true });
      copyFileSync(manifest, join(folder, kind, entry, 'package.json'));
    }
  }
  mkdirSync(join(folder, '.changeset'));
  copyFileSync(join(root, '.changeset/config.json'), join(folder, '.changeset/config.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.changeset/one.md'), note);
  for (const args of [
    ['init', '--quiet'],
    ['add', '.changeset'],
    ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'a'],
  ]) {
    spawnSync('git', args, { cwd: folder });
  }
  return folder;
}

it('a note on a shared package gives every app that uses it a version and a changelog', { timeout: 60_000 }, () => {
  const folder = aWorkspaceWith("---\n'@peace/money-date': patch\n---\n\nA date is right.\n");
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/changeset'), ['version'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const all = shippedPackages();
  const versionIn = (where: string) => JSON.parse(readFileSync(join(where, 'package.json'), 'utf8')).version;
  const users = all.filter((each) => each.isApp && versionIn(join(folder, each.folder)) !== each.version);
  expect(users.map(({ name }) => name)).toEqual(appsWith('@peace/money-date', all));
  expect(users.length).toBeGreaterThan(1);
  for (const user of users) {
    expect(readFileSync(join(folder, user.folder, 'CHANGELOG.md'), 'utf8')).toContain('Updated dependencies');
  }
});
