#!/usr/bin/env node
// `pnpm test`: a browser is provided, then everything runs through turbo's cache; ends by saying what ran.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { provideBrowser } from '../src/browser/index.js';
import { tellSkipped } from '../src/skipped-tests.js';
import { runTurbo } from '../src/turbo-run.js';

const kinds = {
  lint: 'lint, types, formatting',
  test: 'unit and component tests',
  'test:visual': 'stories: behaviour, axe, pictures',
  'test:e2e': 'journeys in Chromium',
  build: 'production builds',
  'build-storybook': 'Storybook',
};

try {
  await provideBrowser(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The type checker of lint is a Go program: with half as many garbage collections it takes a quarter less processor time.
process.env['GOGC'] ??= '200';
const options = ['--output-logs=new-only', `--concurrency=${Math.max(2, availableParallelism())}`];
// The journeys run alone: beside other work a page may need longer than a test waits for it.
const runs = [runTurbo(['lint', 'test', 'test:visual', ...options]), runTurbo(['test:e2e', ...options])];

/** Both runs list the builds, which the first has run. */
const tasks = new Map(runs.toReversed().flatMap((run) => run.tasks.map((task) => [task.taskId, task])));
const ran = [...tasks.values()];
/** @param {import('../src/turbo-run.js').Task} task */
const passed = ({ execution, cache }) => cache.status === 'HIT' || execution?.exitCode === 0;
console.log('');
for (const [kind, title] of Object.entries(kinds)) {
  const ofKind = ran.filter(({ task }) => task === kind);
  const failed = ofKind.filter((task) => !passed(task)).map(({ package: name }) => name);
  const cached = ofKind.filter(({ cache }) => cache.status === 'HIT').length;
  const verdict = failed.length > 0 ? `FAILED in ${failed.join(', ')}` : 'passed';
  console.log(`  ${title.padEnd(32)} ${String(ofKind.length).padStart(2)} tasks (${cached} cached)  ${verdict}`);
}

tellSkipped(ran);

// A log of thousands of lines hides what failed, so it is repeated at the end.
const lastLines = 80;
for (const { task, package: name, logFile } of ran.filter((each) => !passed(each))) {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n') : [];
  console.log(`\n  ${name} ${task}, the end of ${logFile}:\n`);
  console.log(lines.slice(-lastLines).join('\n'));
}

const good = ran.filter(passed).length;
console.log(`\n${good} passed, ${ran.length - good} failed`);
process.exit(runs.every((run) => run.passed) ? 0 : 1);
