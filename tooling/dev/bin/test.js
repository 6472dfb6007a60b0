#!/usr/bin/env node
// `pnpm test`: a browser is provided, then everything runs through turbo's cache; ends by saying what ran.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { provideBrowser } from '../src/browser/index.js';

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

const kinds = {
  lint: 'lint, types, formatting',
  test: 'unit and component tests',
  'test:visual': 'stories: behaviour, axe, pictures',
  'test:e2e': 'journeys in Chromium',
  build: 'production builds',
  'build-storybook': 'Storybook',
};
const runs = join(process.cwd(), '.turbo/runs');

try {
  await provideBrowser(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

rmSync(runs, { recursive: true, force: true });
const concurrency = `--concurrency=${Math.max(2, availableParallelism())}`;
const options = ['--summarize', '--continue', '--output-logs=new-only', concurrency];
/** @param {readonly string[]} tasks */
const turbo = (...tasks) =>
  spawnSync('turbo', ['run', ...tasks, ...options], { stdio: 'inherit', shell: process.platform === 'win32' }).status;
// The journeys run alone: beside other work a page may need longer than a test waits for it.
const statuses = [turbo('lint', 'test', 'test:visual'), turbo('test:e2e')];

/** What both have, the builds, was run by the first. @type {Map<string, Task>} */
const tasks = new Map();
for (const summary of readdirSync(runs).sort()) {
  for (const task of JSON.parse(readFileSync(join(runs, summary), 'utf8')).tasks) {
    if (!tasks.has(task.taskId)) tasks.set(task.taskId, task);
  }
}
const ran = [...tasks.values()].filter(({ command }) => command !== '<NONEXISTENT>');
/** @param {Task} task */
const passed = ({ execution, cache }) => cache.status === 'HIT' || execution?.exitCode === 0;
console.log('');
for (const [kind, title] of Object.entries(kinds)) {
  const ofKind = ran.filter(({ task }) => task === kind);
  const failed = ofKind.filter((task) => !passed(task)).map(({ package: name }) => name);
  const cached = ofKind.filter(({ cache }) => cache.status === 'HIT').length;
  const verdict = failed.length > 0 ? `FAILED in ${failed.join(', ')}` : 'passed';
  console.log(`  ${title.padEnd(32)} ${String(ofKind.length).padStart(2)} tasks (${cached} cached)  ${verdict}`);
}

// A log of thousands of lines hides what failed, so it is repeated at the end.
const lastLines = 80;
for (const { task, package: name, logFile } of ran.filter((each) => !passed(each))) {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n') : [];
  console.log(`\n  ${name} ${task}, the end of ${logFile}:\n`);
  console.log(lines.slice(-lastLines).join('\n'));
}

const good = ran.filter(passed).length;
console.log(`\n${good} passed, ${ran.length - good} failed`);
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
