import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { listens } from './ports.js';

/** Where `pnpm dev` offers Storybook. */
export const STORYBOOK_PORT = 6006;
/** Where it runs once it was requested. */
const OWN_PORT = 6007;

/** @param {string} words @param {string} [more] */
const page = (words, more = '') => `<!doctype html><meta charset="utf-8">${more}<title>Storybook</title>
<body style="font: 16px system-ui; padding: 24px">${words}`;
const starting = page('Storybook is starting…', '<meta http-equiv="refresh" content="1">');
const ended = page('Storybook has ended; the terminal says why. Reload this page to start it again.');

/**
 * Starts Storybook with the first visit to its address: it takes memory that most sessions have no use for.
 *
 * @returns {() => void} ends it
 */
export function offerStorybook() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let storybook;
  const server = createServer((request, response) => void answer(request, response));
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = async (request, response) => {
    const hasEnded = storybook !== undefined && storybook.exitCode !== null;
    if (storybook === undefined) storybook = start();
    else if (hasEnded) storybook = undefined;
    const isThere = !hasEnded && (await listens({ port: OWN_PORT }));
    const location = `http://127.0.0.1:${OWN_PORT}${request.url ?? '/'}`;
    if (isThere) response.writeHead(302, { location }).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hasEnded ? ended : starting);
  };
  server.on('error', (error) => console.error(`Storybook is not offered: ${error.message}`));
  server.listen(STORYBOOK_PORT, '127.0.0.1');
  return () => {
    server.close();
    if (storybook) end(storybook);
  };
}

function start() {
  const args = ['--filter', '@peace/storybook', 'storybook', '--port', String(OWN_PORT), '--ci'];
  // A group of its own, to be ended as a whole; what it says while it starts is no part of `dev`'s table.
  const child = spawn('pnpm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: process.platform !== 'win32',
  });
  child.on('error', (error) => console.error(`Storybook: ${error.message}`));
  return child;
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGTERM');
}
