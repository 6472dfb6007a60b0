// Packs built apps, each into release/<app>-<version>.tar.gz, with its manifest and, where a key is given, its signature.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packRelease } from '../src/release/release-archive.ts';
import { appNames, folderOf } from '../src/sites.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'release' }, sign: { type: 'string', default: '' } },
});
const key = values.sign === '' ? undefined : readFileSync(values.sign, 'utf8');
const asked = positionals.length > 0 ? positionals : [...appNames];

for (const app of asked) {
  const known = appNames.find((name) => name === app);
  if (known === undefined) {
    console.error(
      `There is no app named ${app}. usage: archive [${appNames.join(' | ')}] [--out FOLDER] [--sign key.pem]`,
    );
    process.exit(2);
  }
  // pnpm runs this in the package's folder; who typed it stands elsewhere.
  const out = resolve(process.env['INIT_CWD'] ?? '', values.out);
  console.log(packRelease({ app: known, build: join(folderOf(known), 'dist'), out, key }));
}
