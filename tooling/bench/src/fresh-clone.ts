import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** A clone of the checkout. */
export interface Clone {
  readonly folder: string;
  /** Starts a command in the clone; `detached`: in a process group of its own. */
  readonly start: (command: string, args: readonly string[], options?: { readonly detached?: boolean }) => ChildProcess;
  /** Runs a command in the clone; answers how many seconds it took. */
  readonly time: (command: string, args: readonly string[]) => Promise<number>;
  readonly forgetBuilds: () => void;
  readonly remove: () => void;
}

/** What is committed, cloned into a temporary folder, with nothing installed and nothing cached. */
export async function freshClone(): Promise<Clone> {
  const outer = mkdtempSync(join(tmpdir(), 'peace-clone-'));
  const folder = join(outer, 'peace');
  const log = join(outer, 'output.log');
  mkdirSync(folder);
  // Else turbo would look for its cache where this run's is.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(turbo|npm|pnpm)_/i.test(name)));

  const start: Clone['start'] = (command, args, { detached = false } = {}) => {
    const output = openSync(log, 'w');
    return spawn(command, args, { cwd: folder, env, stdio: ['ignore', output, output], detached });
  };

  const time: Clone['time'] = async (command, args) => {
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
