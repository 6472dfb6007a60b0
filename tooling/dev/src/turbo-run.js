import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A task in turbo's summary of a run.
 *
 * @typedef {object} Task
 * @property {string} taskId its package and kind
 * @property {string} task its kind
 * @property {string} package
 * @property {string} command
 * @property {string} logFile what it printed, a path from the repository's root
 * @property {{ exitCode: number }} [execution]
 * @property {{ status: 'HIT' | 'MISS' }} cache
 */

/**
 * Runs tasks in the working directory's repository.
 *
 * @param {readonly string[]} args arguments of `turbo run`
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {{ passed: boolean, tasks: readonly Task[] }} tasks: those that a package has, cached or executed
 */
export function runTurbo(args, env = {}) {
  const runs = join(process.cwd(), '.turbo/runs');
  rmSync(runs, { recursive: true, force: true });
  const { status } = spawnSync('turbo', ['run', '--summarize', '--continue', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const tasks = readdirSync(runs).flatMap((summary) => JSON.parse(readFileSync(join(runs, summary), 'utf8')).tasks);
  return { passed: status === 0, tasks: tasks.filter(({ command }) => command !== '<NONEXISTENT>') };
}

/** @param {NodeJS.ProcessEnv} env added to the environment @returns {ReadonlySet<string>} the packages that a change affects */
export function affectedPackages(env) {
  const { stdout } = spawnSync('turbo', ['ls', '--affected', '--output=json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return new Set(JSON.parse(stdout).packages.items.map((/** @type {{ name: string }} */ { name }) => name));
}
