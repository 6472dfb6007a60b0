// Packs built apps, each into release/<app>-<version>.tar.gz, with its manifest and, where a key is given, its signature.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packRelease } from '../src/release/release-archive.ts';
import { appNames, folderOf } from '../src/sites.js';
import { orSayWhy, typedFile, typedPath } from '../src/typed-path.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'release' }, sign: { type: 'string', default: '' } },
});
const asked = positionals.length > 0 ? positionals : [...appNames];

orSayWhy(() => {
  const key = values.sign === '' ? undefined : typedFile('--sign', values.sign);
  for (const app of asked) {
    const known = appNames.find((name) => name === app);
    if (known === undefined) {
      throw new Error(
        `There is no app named ${app}. usage: archive [${appNames.join(' | ')}] [--out FOLDER] [--sign key.pem]`,
      );
    }
    console.log(packRelease({ app: known, build: join(folderOf(known), 'dist'), out: typedPath(values.out), key }));
  }
});
