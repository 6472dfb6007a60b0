// Installs a release of an app into the folder that is served, with this deployment's settings; an older one again to roll back.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installRelease } from '../src/release/install-release.ts';
import { openedRelease } from '../src/release/release-archive.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: '' },
    config: { type: 'string', default: '' },
    keep: { type: 'string', default: '3' },
    verify: { type: 'string', default: '' },
  },
});
const [given = ''] = positionals;
const { into, config, verify } = values;

if (given === '' || into === '' || !existsSync(given)) {
  console.error(`usage: install-release <build folder | archive.tar.gz> --into /srv/peace/borrower-h5

  --into    folder that is served; the hashed files of its last releases stay
  --config  config.json of this deployment; variables such as PEACE_API_BASE win over it
  --keep    how many releases keep their hashed files, this one included (3)
  --verify  public key (PEM): the archive's manifest must be signed with the private one`);
  process.exit(2);
}

const release = openedRelease(resolve(given), verify === '' ? undefined : readFileSync(verify, 'utf8'));
try {
  const settings = installRelease({
    release: release.folder,
    into: resolve(into),
    file: config === '' ? {} : JSON.parse(readFileSync(config, 'utf8')),
    env: process.env,
    keep: Number(values.keep),
  });
  console.log(`Installed ${release.name} into ${into} with:\n${JSON.stringify(settings, null, 2)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  release.close();
}
