#!/usr/bin/env node
// `pnpm dev`: the sandbox and the four apps, with one table of addresses once all of them answer.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';

const services = [
  { name: 'shell simulator', port: 5176, path: '/testPreview' },
  { name: 'borrower-h5', port: 5173, path: '/order' },
  { name: 'official-site', port: 5174, path: '/' },
  { name: 'promo-landing', port: 5175, path: '/promotion?id=1' },
  ...(process.env.PEACE_ORIGIN ? [] : [{ name: 'sandbox', port: 8787, path: '/__sandbox' }]),
];

/** @typedef {{ name: string, port: number, path: string }} Service */

/** @param {Service} service */
const address = ({ port, path }) => `http://localhost:${port}${path}`;

/**
 * @param {Service} service
 * @returns {Promise<boolean>} whether anything listens on the port
 */
const listens = ({ port }) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

const taken = [];
for (const service of services) if (await listens(service)) taken.push(service);
if (taken.length > 0) {
  console.error('These ports are in use already; stop what listens there (another `pnpm dev`?) and start again:');
  for (const { name, port } of taken) console.error(`  ${port}  ${name}`);
  process.exit(1);
}

// Where a real backend is named, there is nothing to stand in for.
const filter = process.env.PEACE_ORIGIN ? ['--filter=./apps/*'] : [];
const turbo = spawn('turbo', ['run', 'dev', ...filter], { stdio: 'inherit', shell: process.platform === 'win32' });
turbo.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => turbo.kill(signal));

for (const service of services) {
  while (!(await listens(service))) await new Promise((resolve) => setTimeout(resolve, 200));
}
const backend = process.env.PEACE_ORIGIN ? `\n  backend           ${process.env.PEACE_ORIGIN}` : '';
console.log(`
  ready
${services.map((service) => `  ${service.name.padEnd(16)}  ${address(service)}`).join('\n')}${backend}
`);
