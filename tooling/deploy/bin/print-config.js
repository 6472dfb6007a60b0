#!/usr/bin/env node
// Prints what nginx's `http` context needs for an app or for all of them; with --whole, a complete configuration.
import { parseArgs } from 'node:util';
import { appServer, nginxConfig, oneHostServer } from '../src/nginx-config.js';
import { brotliModule, mimeTypes } from '../src/run-nginx.js';
import { appNames, builtSite, builtSites } from '../src/sites.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    backend: { type: 'string' },
    listen: { type: 'string', default: '8080' },
    files: { type: 'string' },
    connect: { type: 'string', multiple: true, default: [] },
    whole: { type: 'boolean', default: false },
  },
});
const [what] = positionals;
const { backend, listen, files, connect, whole } = values;
const isOrigin = (text) => URL.canParse(text) && new URL(text).origin === text;

if (![...appNames, 'one-host'].includes(what) || ![backend ?? '', ...connect].every(isOrigin)) {
  console.error(`usage: nginx <${[...appNames, 'one-host'].join(' | ')}> --backend https://api.example.ph

  --backend   origin of the backend, without a path
  --listen    port, or address and port (8080)
  --files     folder that has the builds on the machine that serves them, each as <app>/ (default: where they were built)
  --connect   another origin that the pages call, such as that of VITE_STATS_URL; may be repeated
  --whole     a complete nginx.conf that runs without root, logs to the console and keeps what it writes in /tmp`);
  process.exit(2);
}

const options = { listen, backend, ...(whole ? { accessLog: '/dev/stdout', errorLog: 'stderr' } : {}) };
const server =
  what === 'one-host'
    ? oneHostServer({ ...options, sites: builtSites({ files, connect }) })
    : appServer({ ...options, site: builtSite(what, { files, connect }) });
const configuration = whole
  ? nginxConfig({ folder: '/tmp', modules: [brotliModule], mimeTypes, servers: [server], errorLog: 'stderr' })
  : `${server.join('\n')}\n`;
process.stdout.write(configuration);
