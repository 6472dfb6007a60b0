#!/usr/bin/env node
// `pnpm checkup`: what on this machine would stop `pnpm dev` or `pnpm test`, and how to mend it. (`pnpm doctor` is pnpm's own.)
import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { readBrowserRecord } from '../src/browser/index.js';
import { listens, services } from '../src/ports.js';

const GIB = 1024 ** 3;

/** @typedef {{ what: string, found: string, mend: string | null }} Finding `mend` is null where all is well */

/** @returns {Finding} */
function node() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isEnough = major > 20 || (major === 20 && minor >= 19);
  return { what: 'Node', found: process.versions.node, mend: isEnough ? null : 'Install Node 20.19 or later.' };
}

/** @returns {Finding} */
function packages() {
  const isThere = existsSync('node_modules/.modules.yaml');
  return {
    what: 'packages',
    found: isThere ? 'installed' : 'missing',
    mend: isThere ? null : 'npx --yes pnpm@12 install',
  };
}

/** @returns {Finding} */
function browser() {
  const path = readBrowserRecord()?.executablePath;
  const isThere = path !== undefined && existsSync(path);
  return { what: 'browser', found: path ?? 'none recorded', mend: isThere ? null : 'npx --yes pnpm@12 run browser' };
}

/** @returns {Finding} */
function memory() {
  const gib = totalmem() / GIB;
  const mend = gib >= 4 ? null : 'The stories and journeys need some 4 GiB; close other programs.';
  return { what: 'memory', found: `${gib.toFixed(1)} GiB, ${availableParallelism()} cores`, mend };
}

/** @returns {Finding} */
function disk() {
  const { bavail, bsize } = statfsSync('.');
  const gib = (bavail * bsize) / GIB;
  return {
    what: 'disk',
    found: `${gib.toFixed(1)} GiB free`,
    mend: gib >= 2 ? null : 'Free 2 GiB: packages, a browser, builds.',
  };
}

/** @param {import('../src/ports.js').Service} service @returns {Promise<Finding>} */
async function port(service) {
  const isTaken = await listens(service);
  const mend = isTaken
    ? `Stop what listens on ${service.port} (another \`pnpm dev\`?): \`lsof -i :${service.port}\``
    : null;
  return { what: `port ${service.port}`, found: `${isTaken ? 'in use' : 'free'} (${service.name})`, mend };
}

const findings = [node(), packages(), browser(), memory(), disk(), ...(await Promise.all(services.map(port)))];
for (const { what, found, mend } of findings) {
  console.log(`  ${mend === null ? 'ok  ' : 'MEND'}  ${what.padEnd(10)}  ${found}`);
  if (mend !== null) console.log(`        ${''.padEnd(10)}  → ${mend}`);
}
const wrong = findings.filter(({ mend }) => mend !== null).length;
console.log(wrong === 0 ? '\n  Nothing to mend.' : `\n  ${wrong} to mend.`);
process.exit(wrong === 0 ? 0 : 1);
