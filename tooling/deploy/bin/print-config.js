#!/usr/bin/env node
// Prints a server block for nginx's `http` context.
import { parseArgs } from 'node:util';
import { appServer, oneHostServer } from '../src/nginx-config.js';
import { builtSite, builtSites } from '../src/sites.js';

const names = {
  'borrower-h5': 'borrower',
  'official-site': 'site',
  'promo-landing': 'promo',
  'dev-preview': 'preview',
};
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { listen: { type: 'string', default: '8080' }, backend: { type: 'string' } },
});
const [what] = positionals;

if (!values.backend || (what !== 'one-host' && !(what in names))) {
  console.error(
    `usage: nginx <${[...Object.keys(names), 'one-host'].join('|')}> --backend https://api.example.ph [--listen 8080]`,
  );
  process.exit(2);
}
const { listen, backend } = values;
const server =
  what === 'one-host'
    ? oneHostServer({ listen, backend, ...builtSites() })
    : appServer({ listen, backend, site: builtSite(names[what]) });
console.log(server.join('\n'));
