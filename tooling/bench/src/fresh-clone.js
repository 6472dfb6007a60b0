import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What is committed, cloned into a temporary folder, with nothing installed and nothing cached.
 *
 * @returns {Promise<{ folder: string, start: Function, time: Function, forgetBuilds: () => void, remove: () => void }>}
 */
export async function freshClone() {
  const outer = mkdtempSync(join(tmpdir(), 'peace-clone-'));
  const folder = join(outer, 'peace');
  const log = join(outer, 'output.log');
  mkdirSync(folder);
  // Else turbo would look for its cache where this run's is.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(turbo|npm|pnpm)_/i.test(name)));

  /** Starts a command in the clone; `detached`: in a process group of its own. */
  const start = (command, args, { detached = false } = {}) => {
    const output = openSync(log, 'w');
    return spawn(command, args, { cwd: folder, env, stdio: ['ignore', output, output], detached });
  };

  /** Runs a command in the clone. @returns {Promise<number>} seconds */
  const time = async (command, args) => {
    const from = performance.now();
    const [status] = await once(start(command, args), 'exit');
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    return (performance.now() - from) / 1000;
  };

  await time('git', ['clone', '--quiet', checkout, '.']);
  return {
    folder,
    start,
    time,
    forgetBuilds: () => rmSync(join(folder, '.turbo'), { recursive: true, force: true }),
    remove: () => rmSync(outer, { recursive: true, force: true }),
  };
}
