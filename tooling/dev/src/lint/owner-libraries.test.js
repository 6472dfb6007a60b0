import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesIn, root } from './testing/repository.js';

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} path */
const manifestOf = (path) => JSON.parse(textOf(join(path, 'package.json')));

const apps = packagesIn('apps');
const shipped = packagesIn('apps', 'packages');

/** @param {string} workspace @returns {string[]} its files of source, without `testing` folders */
function filesOf(workspace) {
  return readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(?:ts|tsx|js)$/.test(path) && !/(?:^|\/)testing\//.test(path),
  );
}

const sources = new Map(
  shipped.map((workspace) => [
    workspace,
    filesOf(workspace)
      .filter((path) => !/\.(?:test|stories)\./.test(path))
      .map((path) => textOf(join(workspace, 'src', path))),
  ]),
);

/** @param {string} workspace @param {string} library */
function imports(workspace, library) {
  const values = new RegExp(`^import (?!type ).*from '${library}(?:/[^']*)?';|^} from '${library}(?:/[^']*)?';`, 'm');
  return (sources.get(workspace) ?? []).some((text) => values.test(text));
}

// Taking a library out, or writing our own in its place, is the owner's decision (docs/decisions/tooling-and-tests.md).
describe('the libraries that the product owner chose', () => {
  it.each([
    ['react', apps],
    ['react-dom', apps],
    ['@tanstack/react-query', ['apps/borrower-h5', 'apps/dev-preview']],
    ['react-router-dom', ['apps/borrower-h5', 'apps/dev-preview']],
    ['jotai', ['apps/borrower-h5', 'apps/dev-preview']],
    ['@peace/vant-react-compat', apps],
  ])('%s is imported, and depended on, by %j', (library, users) => {
    expect(users.filter((workspace) => !imports(workspace, library))).toEqual([]);
    expect(users.filter((workspace) => !(library in manifestOf(workspace).dependencies))).toEqual([]);
  });

  it('ky carries the calls of every app that borrowers and visitors see, by the one client', () => {
    const client = 'packages/api-client';
    expect(imports(client, 'ky') && 'ky' in manifestOf(client).dependencies).toBe(true);
    // The form of the public site loads it with the first message.
    expect(textOf(join(client, 'src/feedback.ts'))).toContain("await import('ky')");
    const calling = ['apps/borrower-h5', 'apps/official-site', 'apps/promo-landing'];
    expect(calling.filter((app) => !imports(app, '@peace/api-client'))).toEqual([]);
  });

  it('vite builds every app', () => {
    expect(apps.map((app) => manifestOf(app).scripts.build)).toEqual(apps.map(() => 'vite build'));
  });

  it('vitest runs the tests of every app and package', () => {
    const runs = shipped.map((workspace) => [workspace, manifestOf(workspace).scripts.test]);
    expect(runs.filter(([, script]) => !/\bvitest run\b/.test(script ?? ''))).toEqual([]);
  });

  it('storybook is built, and shows every app', () => {
    expect(manifestOf('tooling/storybook').scripts['build-storybook']).toMatch(/\bstorybook build\b/);
    expect(apps.filter((app) => !filesOf(app).some((path) => path.endsWith('.stories.tsx')))).toEqual([]);
  });

  it('turbo runs the tasks, and changesets versions the releases', () => {
    const { scripts, devDependencies } = manifestOf('.');
    expect(scripts.build).toMatch(/^turbo run build/);
    expect(existsSync(join(root, 'turbo.json'))).toBe(true);
    expect(scripts.changeset).toBe('changeset');
    expect(existsSync(join(root, '.changeset/config.json'))).toBe(true);
    expect(devDependencies).toMatchObject({ turbo: expect.any(String), '@changesets/cli': expect.any(String) });
  });
});
