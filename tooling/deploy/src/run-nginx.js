import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from './nginx-config.js';

/** Debian's module for files that were compressed beforehand. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const mimeTypes = '/etc/nginx/mime.types';

/** What is missing to run nginx here, in words; undefined when nothing is. */
export function missingForNginx() {
  const found = spawnSync('nginx', ['-v']).status === 0 && existsSync(brotliModule) && existsSync(mimeTypes);
  return found
    ? undefined
    : 'nginx with brotli is not installed: sudo apt-get install nginx libnginx-mod-http-brotli-static';
}

/** A port that is free now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

/**
 * Runs nginx on a loopback port, as whoever calls.
 *
 * @param {(options: { listen: string, accessLog: string, errorLog: string }) => string[]} toServer writes the server
 * @returns {Promise<{ origin: string, logs: () => string, stop: () => Promise<void> }>}
 * @throws when nginx refuses the configuration; the message is nginx's
 */
export async function runNginx(toServer) {
  const folder = mkdtempSync(join(tmpdir(), 'peace-nginx-'));
  const file = join(folder, 'nginx.conf');
  const accessLog = join(folder, 'access.log');
  const errorLog = join(folder, 'error.log');
  const port = await freePort();
  const servers = [toServer({ listen: `127.0.0.1:${port}`, accessLog, errorLog })];
  // Else root's nginx gives its workers to `nobody`, who may neither read a checkout nor write below `folder`.
  const user = process.getuid?.() === 0 ? userInfo().username : undefined;
  writeFileSync(file, nginxConfig({ folder, modules: [brotliModule], mimeTypes, servers, user }));
  const check = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(errorLog, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const logs = () => readFileSync(accessLog, 'utf8') + readFileSync(errorLog, 'utf8');
  return { origin: `http://127.0.0.1:${port}`, logs, stop };
}
