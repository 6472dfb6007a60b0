import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from './nginx-config.js';

const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const mimeTypes = '/etc/nginx/mime.types';

/** What is missing to run nginx here, in words; undefined when nothing is. */
export function missingForNginx() {
  const found = spawnSync('nginx', ['-v']).status === 0 && existsSync(module) && existsSync(mimeTypes);
  return found
    ? undefined
    : 'nginx with brotli is not installed: apt-get install nginx libnginx-mod-http-brotli-static';
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
 * Runs nginx without root on loopback ports.
 *
 * @param {{ servers: string[][], port: number }} options `port`: one that a server listens on
 * @returns {Promise<{ stop: () => Promise<void> }>}
 * @throws when nginx refuses the configuration; the message is nginx's
 */
export async function runNginx({ servers, port }) {
  const folder = mkdtempSync(join(tmpdir(), 'peace-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig({ folder, modules: [module], mimeTypes, servers }));
  const check = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  const stop = async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { stop };
}
