import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../src/run-nginx.ts';
import { type Echo, startEcho } from '../src/testing/responses.ts';

// `pnpm test:image`: the committed Dockerfile is built, and what comes of it is run as production runs it: without root, on a
// read-only file system. The base images are pulled where they are not there.

const root = join(import.meta.dirname, '../../..');
const NAME = 'peace-image-test';
/** Everything is downloaded and built within. */
const BUILD_MS = 30 * 60_000;
const START_MS = 60_000;

const answers = (builder: string) => spawnSync(builder, ['info'], { stdio: 'ignore' }).status === 0;
const builder = ['docker', 'podman'].find(answers);
const why = 'there is no builder here: neither Docker nor Podman answers `info`';

const build = (...args: readonly string[]) => run(builder ?? '', args);

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
  return stdout;
}

// CI requires a builder: its absence fails the test.
if (builder === undefined && process.env['REQUIRE_BUILDER'] === '1') throw new Error(why);
if (builder === undefined) console.log(`Skipped: ${why}.`);

describe.skipIf(builder === undefined)('the image', () => {
  let backend: Echo;
  let origin: string;
  let context: string;

  beforeAll(async () => {
    backend = await startEcho();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    context = mkdtempSync(join(tmpdir(), 'peace-image-'));
    const release = join(context, 'release');
    run('pnpm', ['--filter', 'borrower-h5', 'build']);
    run('pnpm', ['release:archive', 'borrower-h5', '--out', release]);
    run('pnpm', ['release:tools', '--out', release]);
    build(
      'build',
      '-f',
      join(root, 'tooling/deploy/Dockerfile'),
      '-t',
      NAME,
      '--build-arg',
      'APP=borrower-h5',
      context,
    );
    const env = {
      PEACE_BACKEND: backend.origin,
      PEACE_ORIGIN: origin,
      PEACE_LISTEN: `127.0.0.1:${port}`,
      PEACE_API_BASE: '/v2',
    };
    const told = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    // The host's network: the backend of this test is on the loopback.
    build('run', '--detach', '--read-only', '--tmpfs', '/tmp', '--network', 'host', '--name', NAME, ...told, NAME);
  }, BUILD_MS);

  afterAll(async () => {
    spawnSync(builder ?? '', ['rm', '--force', NAME], { stdio: 'ignore' });
    await backend?.stop();
    rmSync(context, { recursive: true, force: true });
  }, START_MS);

  const statusOf = (path: string) =>
    fetch(origin + path).then(
      ({ status }) => status,
      () => 0,
    );

  it(
    'starts, and has its files',
    async () => {
      await expect.poll(() => statusOf('/__heartbeat__'), { timeout: START_MS, interval: 200 }).toBe(200);
    },
    START_MS,
  );

  it('has the app with the settings of its environment', async () => {
    expect(await (await fetch(`${origin}/order`)).text()).toContain('"apiBase":"/v2"');
    expect(await (await fetch(`${origin}/__version__`)).json()).toHaveProperty('version');
  });

  it('passes calls on to the backend', async () => {
    const answer = await fetch(`${origin}/v2/v3/a`, { method: 'POST' });
    expect(await answer.text()).toBe('POST /v2/v3/a');
  });

  it('runs without root', () => {
    expect(build('exec', NAME, 'id', '-un').trim()).toBe('www-data');
  });

  it('stops on a signal, with nothing left under way', () => {
    build('stop', '--time', '30', NAME);
    expect(build('inspect', '--format', '{{.State.ExitCode}}', NAME).trim()).toBe('0');
  });
});
