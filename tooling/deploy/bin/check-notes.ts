// Whether each change that ships has a changeset: `pnpm check-notes [origin/main]`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingNotes } from '../src/changelog/missing-notes.ts';
import { root, shippedPackages } from '../src/changelog/workspace.ts';

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const listed = (lines: string) => lines.split('\n').filter(Boolean);

const base = git('merge-base', 'HEAD', process.argv[2] ?? 'main');
// Before it is added to git, too: the note is written before the commit.
const untracked = listed(git('ls-files', '--others', '--exclude-standard'));
const added = [
  ...listed(git('diff', '--name-only', '--diff-filter=AM', base, '--', '.changeset/*.md')),
  ...untracked.filter((path) => /^\.changeset\/[^/]+\.md$/.test(path)),
];
const problems = missingNotes(
  {
    files: [...listed(git('diff', '--name-only', base)), ...untracked],
    notes: added.filter((path) => !path.endsWith('README.md')).map((path) => readFileSync(join(root, path), 'utf8')),
  },
  shippedPackages(),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    '`pnpm changeset` writes a note; one of `pnpm changeset --empty` names the folders whose change no user notices.',
  );
  process.exit(1);
}
console.log(`Every shipped change since ${base.slice(0, 10)} has a changeset.`);
