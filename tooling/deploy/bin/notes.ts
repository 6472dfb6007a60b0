// Prints what a changelog says of an app's version, which is its release's text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionOf } from '../src/changelog/changelog.ts';
import { root, shippedPackages } from '../src/changelog/workspace.ts';

const app = shippedPackages().find(({ name, isApp }) => isApp && name === process.argv[2]);
if (app === undefined) {
  console.error('usage: notes <app>');
  process.exit(2);
}
console.log(sectionOf(readFileSync(join(root, app.folder, 'CHANGELOG.md'), 'utf8'), app.version));
