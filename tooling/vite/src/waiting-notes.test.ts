import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasWaitingNotes } from './waiting-notes.ts';

it.each([
  ['names the app', "'borrower-h5': patch\n", true],
  ['names the app without quotes', 'borrower-h5: minor\n', true],
  ['names another app', "'official-site': patch\n", false],
  ['names a shared package', "'@peace/ui-kit': patch\n", true],
  ['names none', '', true],
])('a note that %s', (_what, head, isAhead) => {
  const root = mkdtempSync(join(tmpdir(), 'peace-notes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.changeset'));
  writeFileSync(join(root, '.changeset/README.md'), '# Changesets');
  expect(hasWaitingNotes('borrower-h5', root)).toBe(false);
  writeFileSync(join(root, '.changeset/a.md'), `---\n${head}---\n\nBetter.\n`);
  expect(hasWaitingNotes('borrower-h5', root)).toBe(isAhead);
});

it('without a folder of notes nothing waits', () => {
  expect(hasWaitingNotes('borrower-h5', '/nowhere')).toBe(false);
});
