// Compares what is served with the releases that are installed in a folder. Exit code 1 where it differs: for a timer.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { servedDifferences } from '../src/served-files.ts';
import { appNames, builtSite } from '../src/sites.ts';
import { orExit, typedPath } from '../src/typed-path.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    installed: { type: 'string', default: '' },
    connect: { type: 'string', multiple: true, default: [] },
    'with-preview': { type: 'boolean', default: false },
  },
});
const [origin = '', ...asked] = positionals;
if (values.installed === '' || !URL.canParse(origin) || new URL(origin).origin !== origin) {
  console.error(`usage: check-release https://app.example.ph [app …] --installed FOLDER

  app             what this origin serves: all that is in the folder, on one host
  --installed     folder that has the releases as they were installed, each as <app>/, by their signatures
  --connect       as it was given to release:nginx
  --with-preview  as it was given to release:nginx`);
  process.exit(2);
}

/** A server that is down, or has another release, differs in everything. */
const shown = 20;

await orExit(async () => {
  const folder = typedPath(values.installed);
  const there = readdirSync(folder);
  const besideSimulator = values['with-preview'];
  const sites = appNames
    .filter((name) => (asked.length > 0 ? asked : there).includes(name))
    .map((name) => builtSite(name, { build: join(folder, name), connect: values.connect, besideSimulator }));
  if (sites.length < Math.max(asked.length, 1)) throw new Error(`usage: app is ${appNames.join(', ')}, in ${folder}.`);
  const differences = await servedDifferences(origin, sites);
  const more = differences.length - shown;
  if (more > 0) differences.splice(shown, more, `and ${more} more`);
  if (differences.length > 0) throw new Error(differences.join('\n'));
  console.log(`${origin} serves what is installed in ${folder}: ${sites.map(({ name }) => name).join(', ')}`);
});
