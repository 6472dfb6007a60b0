// Packs built apps, each into release/<app>-<version>.tar.gz. docs/runbook.md has the command that signs one.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packRelease } from '../src/release/release-archive.ts';
import { appNames, folderOf } from '../src/sites.ts';
import { orExit, typedPath } from '../src/typed-path.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'release' } },
});
const asked = positionals.length > 0 ? positionals : [...appNames];

await orExit(() => {
  for (const app of asked) {
    const known = appNames.find((name) => name === app);
    if (known === undefined) {
      throw new Error(`There is no app named ${app}. usage: archive [${appNames.join(' | ')}] [--out FOLDER]`);
    }
    console.log(packRelease({ app: known, build: join(folderOf(known), 'dist'), out: typedPath(values.out) }));
  }
});
