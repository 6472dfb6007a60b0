import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './deployment.ts';
import type { Site } from './sites.ts';
import { writeConfig } from './write-config.ts';

/** Debian's module for files that were compressed beforehand. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Names what this machine lacks to run nginx; undefined when it can. */
export function missingForNginx(): string | undefined {
  const found = spawnSync('nginx', ['-v']).status === 0 && existsSync(brotliModule);
  return found
    ? undefined
    : 'nginx with brotli is not installed: sudo apt-get install nginx libnginx-mod-http-brotli-static';
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

export interface RunningNginx {
  readonly origin: string;
  /** Takes what was written into `conf/` of its folder since it was started. */
  readonly reload: () => void;
  /** Folder that has its `conf/`. */
  readonly folder: string;
  /** All it has logged. */
  readonly logs: () => string;
  readonly stop: () => Promise<void>;
}

/** A test or the bench sets these; the rest is chosen here. */
export type LocalDeployment = Pick<Deployment, 'what' | 'sites' | 'backend'> &
  Partial<Pick<Deployment, 'origin' | 'withPreview' | 'trustedProxies' | 'smsPerMinute'>> & {
    /**
     * On one host: files to be served beside the builds, by the name at which they answer; and folders of files whose
     * names carry their hash, by a name that ends with a slash.
     */
    readonly beside?: Readonly<Record<string, string>>;
  };

/**
 * Runs the committed configuration on a loopback port, as the current user.
 *
 * @throws when nginx refuses the configuration; the message is nginx's
 */
export async function runNginx({ beside = {}, ...deployment }: LocalDeployment): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'peace-nginx-'));
  const port = await freePort();
  const files = linkedBuilds(folder, deployment.sites);
  writeConfig(join(folder, 'conf'), {
    origin: `http://127.0.0.1:${port}`,
    withPreview: false,
    trustedProxies: [],
    smsPerMinute: 30,
    ...deployment,
    listen: `127.0.0.1:${port}`,
    files,
    accessLog: '/dev/stdout',
    errorLog: 'stderr',
  });
  const included = join(folder, 'conf/peace/one-host/one-host.d');
  for (const [name, path] of Object.entries(beside)) {
    writeFileSync(join(included, `${name.replace('/', '')}.conf`), besideLocation(name, path));
  }
  return runWritten(folder, port);
}

const besideLocation = (name: string, path: string) =>
  name.endsWith('/')
    ? `location ^~ /${name} {\n  alias ${path};\n  include peace/one-host/snippets/immutable.conf;\n}\n`
    : `location = /${name} {\n  alias ${path};\n  include peace/one-host/snippets/revalidated.conf;\n}\n`;

/** Runs a configuration that lies in `conf/` of a folder, which goes when it is stopped. */
export async function runWritten(folder: string, port: number): Promise<RunningNginx> {
  const log = join(folder, 'log');
  const nginx = start(folder, log);
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const reload = () => void nginx.kill('SIGHUP');
  return { origin: `http://127.0.0.1:${port}`, folder, reload, logs: () => readFileSync(log, 'utf8'), stop };
}

/** A folder that has the builds as a serving machine has them. */
function linkedBuilds(folder: string, sites: readonly Site[]): string {
  const files = join(folder, 'files');
  mkdirSync(files);
  for (const { name, build } of sites) {
    symlinkSync(build, join(files, name));
    symlinkSync(`${build}.pages`, join(files, `${name}.pages`));
  }
  return files;
}

function start(folder: string, log: string): ChildProcess {
  // Else root's nginx runs its workers as the user `nobody`, who may neither read a checkout nor write below `folder`.
  const asRoot = process.getuid?.() === 0 ? ['-g', `user ${userInfo().username};`] : [];
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'conf/nginx.conf'), ...asRoot];
  // A file and no pipe: nginx opens `/dev/stdout` itself.
  const output = openSync(log, 'a');
  const check = spawnSync('nginx', ['-t', '-q', ...args], { stdio: ['ignore', output, output] });
  if (check.status !== 0) throw new Error(readFileSync(log, 'utf8'));
  return spawn('nginx', args, { stdio: ['ignore', output, output] });
}
