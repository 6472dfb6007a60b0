// Writes the package of an installed release's pages that a native app ships (docs/contracts/native-bridge.md).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packPages } from '../src/served-files.ts';
import { appNames, builtSite } from '../src/sites.ts';
import { orExit, typedPath } from '../src/typed-path.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    installed: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    connect: { type: 'string', multiple: true, default: [] },
  },
});
const app = appNames.find((name) => name === positionals[0]);
if (app === undefined || values.installed === '' || values.out === '') {
  console.error(`usage: pack-pages <${appNames.join(' | ')}> --installed FOLDER --out FOLDER [--connect ORIGIN]

  --connect and --installed are what release:nginx was given.`);
  process.exit(2);
}

await orExit(() => {
  const build = join(typedPath(values.installed), app);
  packPages(builtSite(app, { build, connect: values.connect }), typedPath(values.out));
});
