// Prints, as JSON, the apps whose version has no tag yet.
import { execFileSync } from 'node:child_process';
import { pendingReleases } from '../src/pending-releases.ts';
import { root, shippedPackages } from '../src/workspace.ts';

const tags = execFileSync('git', ['tag', '--sort=-version:refname'], { cwd: root, encoding: 'utf8' }).split('\n');
console.log(JSON.stringify(pendingReleases(shippedPackages(), tags)));
