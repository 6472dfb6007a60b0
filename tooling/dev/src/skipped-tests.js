import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * The lines of a test run's log that say what was skipped: Vitest's of a file, Playwright's of the run.
 *
 * @param {string} log
 * @returns {readonly string[]}
 */
export function skippedIn(log) {
  const lines = stripVTControlCharacters(log).split('\n');
  return lines.flatMap((line) => {
    const [, file, skipped] = /(\S+) \(\d+ tests? \|.*?(\d+) skipped\)/.exec(line) ?? [];
    if (file !== undefined) return [`${skipped} in ${file}`];
    const [, ofRun] = /^\s*(\d+) skipped\s*$/.exec(line) ?? [];
    return ofRun === undefined ? [] : [ofRun];
  });
}

/**
 * Says which tests of a run were skipped: a run without them says nothing about their subject.
 *
 * @param {readonly import('./turbo-run.js').Task[]} tasks
 */
export function tellSkipped(tasks) {
  const skipped = tasks.flatMap(({ taskId, logFile }) =>
    existsSync(logFile) ? skippedIn(readFileSync(logFile, 'utf8')).map((line) => `  ${taskId}: ${line}`) : [],
  );
  if (skipped.length > 0) console.log(['\nSkipped tests:', ...skipped].join('\n'));
}
