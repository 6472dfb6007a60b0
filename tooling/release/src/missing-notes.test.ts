import { expect, it } from 'vitest';
import { missingNotes } from './missing-notes.ts';
import { appsWith, shippedPackages } from './workspace.ts';

const aPackage = (folder: string, uses: readonly string[] = []) => {
  const [kind, entry = ''] = folder.split('/');
  return { name: entry, version: '1.0.0', folder, isApp: kind === 'apps', uses };
};
const packages = [
  aPackage('apps/borrower', ['ui-kit']),
  aPackage('apps/site', ['dates']),
  aPackage('packages/ui-kit', ['dates']),
  aPackage('packages/dates'),
];
const missing = (files: readonly string[], ...notes: readonly string[]) => missingNotes({ files, notes }, packages);
const note = (name: string) => `---\n'${name}': patch\n---\n\nSomething is better.\n`;

it('a changed app needs a note that names it', () => {
  const files = ['apps/borrower/src/main.tsx'];
  expect(missing(files)).toEqual(['apps/borrower changed, and no changeset names borrower']);
  expect(missing(files, note('site'))).toHaveLength(1);
  expect(missing(files, note('site'), note('borrower'))).toEqual([]);
});

it('a shared package is spoken of by its own name, or by that of an app it ends up in', () => {
  const files = ['packages/dates/src/day.ts'];
  expect(missing(files)).toEqual(['packages/dates changed, and no changeset names dates or borrower or site']);
  for (const name of ['dates', 'borrower', 'site']) expect(missing(files, note(name))).toEqual([]);
  expect(missing(['packages/ui-kit/src/a.css'], note('site'))).toHaveLength(1);
});

it('what does not ship needs none', () => {
  const files = ['src/a.test.ts', 'src/a.stories.tsx', 'src/testing/a.ts', 'package.json', 'README.md'];
  expect(missing([...files.map((file) => `apps/borrower/${file}`), 'tooling/e2e/src/a.ts', 'docs/a.md'])).toEqual([]);
});

it('pages and public files do', () => {
  expect(missing(['apps/site/index.html', 'apps/borrower/public/a.svg'])).toHaveLength(2);
});

it('an empty changeset says that no user notices', () => {
  expect(missing(['apps/borrower/src/main.tsx'], '---\n---\n')).toEqual([]);
});

it('reads the workspace: each shared package is in an app', () => {
  const all = shippedPackages();
  expect(all.filter(({ isApp }) => isApp)).toHaveLength(4);
  expect(all.filter(({ name }) => appsWith(name, all).length === 0)).toEqual([]);
});
