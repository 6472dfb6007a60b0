// Prints, as JSON, the apps whose version has no tag yet; refuses where notes wait above such a version.
import { execFileSync } from 'node:child_process';
import { hasWaitingNotes } from '@peace/vite-config/waiting-notes';
import { pendingReleases } from '../src/changelog/pending-releases.ts';
import { root, shippedPackages } from '../src/changelog/workspace.ts';

const tags = execFileSync('git', ['tag', '--sort=-version:refname'], { cwd: root, encoding: 'utf8' }).split('\n');
try {
  console.log(JSON.stringify(pendingReleases(shippedPackages(), tags, (app) => hasWaitingNotes(app, root))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
