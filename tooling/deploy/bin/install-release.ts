// Installs a release of an app into the folder that is served, with this deployment's settings; an older one again to roll back.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decidedSettings } from '../src/release/decided-settings.ts';
import { installRelease } from '../src/release/install-release.ts';
import { openedRelease } from '../src/release/release-archive.ts';
import { orExit, typedCount, typedFile, typedPath, typedSettings } from '../src/typed-path.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: '' },
    config: { type: 'string', default: '' },
    anew: { type: 'boolean', default: false },
    keep: { type: 'string', default: '3' },
    rollback: { type: 'boolean', default: false },
    verify: { type: 'string', default: '' },
  },
});
const [given = ''] = positionals;
const { config, verify, anew, rollback } = values;

if (given === '' || values.into === '') {
  console.error(`usage: install-release <build folder | archive.tar.gz> --into /srv/peace/borrower-h5

  --into    folder that is served; the hashed files of its last releases stay, and so does what was decided for it
  --config  config.json of this deployment; variables such as PEACE_API_BASE win over it
  --anew    forget what was decided for this folder before: the build's settings, and the variables
  --keep    how many releases keep their hashed files, this one included (3)
  --rollback  install it although it is older than what is installed
  --verify  public key (PEM): the archive must be signed with the private one, by <archive>.sig beside it`);
  process.exit(2);
}

await orExit(() => {
  const archive = typedPath(given);
  if (!existsSync(archive)) throw new Error(`There is no ${archive}.`);
  const into = typedPath(values.into);
  const file = config === '' ? (anew ? {} : decidedSettings(into)) : typedSettings('--config', config);
  const release = openedRelease(archive, verify === '' ? undefined : typedFile('--verify', verify));
  try {
    const settings = installRelease({
      release: release.folder,
      into,
      file,
      env: process.env,
      keep: typedCount('--keep', values.keep),
      rollback,
    });
    console.log(`Installed ${release.name} into ${into} with:\n${JSON.stringify(settings, null, 2)}`);
  } finally {
    release.close();
  }
});
