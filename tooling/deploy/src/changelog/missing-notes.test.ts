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

it('a shared package is spoken of by the names of all apps that it ends up in', () => {
  const files = ['packages/dates/src/day.ts'];
  expect(missing(files)).toEqual(['packages/dates changed, and no changeset names borrower and site']);
  expect(missing(files, note('site'))).toEqual(['packages/dates changed, and no changeset names borrower']);
  expect(missing(files, note('site'), note('borrower'))).toEqual([]);
  expect(missing(['packages/ui-kit/src/a.css'], note('site'))).toHaveLength(1);
});

it('a changeset that names a shared package is refused: that has no version', () => {
  expect(missing([], note('dates'))).toEqual(['a changeset names dates, which has no version: name borrower and site']);
});

it('files that do not ship need no changeset', () => {
  const files = ['src/a.test.ts', 'src/a.stories.tsx', 'src/testing/a.ts', 'package.json', 'README.md'];
  expect(missing([...files.map((file) => `apps/borrower/${file}`), 'tooling/e2e/src/a.ts', 'docs/a.md'])).toEqual([]);
});

it('pages and public files do', () => {
  expect(missing(['apps/site/index.html', 'apps/borrower/public/a.svg'])).toHaveLength(2);
});

it('an empty changeset says of the folders that it names that no user notices', () => {
  const files = ['apps/borrower/src/main.tsx', 'packages/dates/src/day.ts'];
  const empty = (text: string) => `---\n---\n\n${text}\n`;
  expect(missing(files, empty('Names only.'))).toHaveLength(2);
  expect(missing(files, empty('Names only: apps/borrower'))).toHaveLength(1);
  expect(missing(files, empty('Names only: `apps/borrower`, packages/dates.'))).toEqual([]);
  // A note for users silences nothing by the folders that it happens to mention.
  expect(missing(files, `${note('site')}packages/dates apps/borrower`)).toHaveLength(2);
});

it('reads the workspace: each shared package is in an app', () => {
  const all = shippedPackages();
  expect(all.filter(({ isApp }) => isApp)).toHaveLength(4);
  expect(all.filter(({ name }) => appsWith(name, all).length === 0)).toEqual([]);
});
