#!/usr/bin/env node
// `pnpm dev`: the sandbox and the four apps, with one table of addresses once all of them answer.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { portOf } from '@peace/config/ports';

const services = [
  { name: 'shell simulator', port: portOf('dev-preview'), path: '/testPreview' },
  { name: 'borrower-h5', port: portOf('borrower-h5'), path: '/order' },
  { name: 'official-site', port: portOf('official-site'), path: '/' },
  { name: 'promo-landing', port: portOf('promo-landing'), path: '/promotion?id=1' },
  // With a real backend no mock is needed.
  ...(process.env.PEACE_ORIGIN ? [] : [{ name: 'sandbox', port: portOf('sandbox'), path: '/__sandbox' }]),
];

/**
 * @param {{ port: number }} service
 * @returns {Promise<boolean>} whether anything listens on the port
 */
const listens = ({ port }) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** How long the apps may take before the missing ones are named: a cold start takes some 5 s on two cores. */
const PATIENCE_MS = 60_000;
/** How long a stop may take: some 3 s on two busy cores. */
const GRACE_MS = 5000;

const taken = [];
for (const service of services) if (await listens(service)) taken.push(service);
if (taken.length > 0) {
  console.error(
    'These ports are in use already; stop what listens there (another `pnpm dev`?), or choose others with PORT_BASE=25000:',
  );
  for (const { name, port } of taken) console.error(`  ${port}  ${name}`);
  process.exit(1);
}

const filter = process.env.PEACE_ORIGIN ? ['--filter=./apps/*'] : [];
// A developer reads what a borrower reads. A build without settings keeps the specification's wording.
const env = { VITE_DEFAULT_LOCALE: 'en', ...process.env };
const turbo = spawn('turbo', ['run', 'dev', ...filter], {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    turbo.kill(signal);
    // Some ignore a signal because who started this did: a script's background job does not hear SIGINT.
    setTimeout(() => turbo.kill('SIGTERM'), GRACE_MS).unref();
  });
}
turbo.on('close', (code) => {
  // Turbo names the server that failed, and stops the others.
  process.exit(code ?? 0);
});

const waiting = new Set(services);
const patience = setTimeout(() => {
  console.error(`\n  not ready after ${PATIENCE_MS / 1000} s: ${[...waiting].map(({ name }) => name).join(', ')}\n`);
}, PATIENCE_MS);
while (waiting.size > 0) {
  for (const service of waiting) if (await listens(service)) waiting.delete(service);
  if (waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}
clearTimeout(patience);

const addresses = services.map(({ name, port, path }) => `  ${name.padEnd(16)}  http://127.0.0.1:${port}${path}`);
if (process.env.PEACE_ORIGIN) addresses.push(`  backend           ${process.env.PEACE_ORIGIN}`);
// Storybook is started in another terminal, which does not have the variable.
const base = process.env.PORT_BASE ? `PORT_BASE=${process.env.PORT_BASE} ` : '';
console.log(`
  ready
${addresses.join('\n')}
  Storybook         ${base}pnpm storybook, http://127.0.0.1:${portOf('storybook')}/
`);
