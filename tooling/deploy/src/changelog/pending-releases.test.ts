import { expect, it } from 'vitest';
import { pendingReleases } from './pending-releases.ts';

const packages = [
  { name: 'borrower', version: '0.2.0', folder: 'apps/borrower', isApp: true, uses: [] },
  { name: 'site', version: '0.1.0', folder: 'apps/site', isApp: true, uses: [] },
  { name: 'new', version: '0.0.0', folder: 'apps/new', isApp: true, uses: [] },
  { name: 'dates', version: '0.3.0', folder: 'packages/dates', isApp: false, uses: [] },
];

it('an app is released once for each version, and before its first never', () => {
  expect(pendingReleases(packages, ['borrower@0.1.0', 'borrower@0.0.9', 'site@0.1.0'], () => false)).toEqual([
    { app: 'borrower', version: '0.2.0', tag: 'borrower@0.2.0', before: '0.1.0' },
  ]);
});

it('the first release has none before it', () => {
  expect(pendingReleases(packages, [], () => false).map(({ tag, before }) => [tag, before])).toEqual([
    ['borrower@0.2.0', ''],
    ['site@0.1.0', ''],
  ]);
});

it('a version is not tagged while notes wait above it', () => {
  const tags = ['borrower@0.1.0', 'site@0.1.0'];
  expect(() => pendingReleases(packages, tags, (app) => app === 'borrower')).toThrow(
    'Notes wait above borrower@0.2.0: run the workflow `version` first',
  );
  // The notes of an app that is tagged already wait for its next version.
  expect(pendingReleases(packages, tags, (app) => app === 'site')).toHaveLength(1);
});
