import { spawn } from 'node:child_process';

/** @typedef {{ readonly what: string, readonly command: readonly string[], readonly cwd?: string }} Step */
/** @typedef {{ readonly what: string, readonly passed: boolean, readonly seconds: number }} Result */

/**
 * Runs steps one after another; each says that it passed, or what it printed. One that fails does not stop the others.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Result[]>}
 */
export async function runInOrder(steps) {
  const results = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

/** @param {Step} step @returns {Promise<Result>} */
async function run({ what, command: [program = '', ...args], cwd = '.' }) {
  const start = performance.now();
  const child = spawn(program, args, { cwd, shell: process.platform === 'win32' });
  /** @type {Buffer[]} */
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const passed = await new Promise((resolve) => {
    child.on('error', (error) => (printed.push(Buffer.from(`${error.message}\n`)), resolve(false)));
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(0).padStart(4)} s  ${what}`);
  if (!passed) console.log(`\n${Buffer.concat(printed).toString()}`);
  return { what, passed, seconds };
}
