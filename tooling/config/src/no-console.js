import nodeConsole from 'node:console';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A unit test loads no page into a frame. @param {unknown[]} args */
const isExpected = ([first]) => String(first).includes('Iframe page loading is disabled');

/**
 * Makes anything printed as an error or a warning a failure of the file's tests: React's own complaints arrive this way. A test
 * that expects one replaces the spy (`vi.spyOn(console, 'error').mockImplementation(…)`) and asserts on it.
 */
export function failOnConsole() {
  /** @type {unknown[][]} */
  const complaints = [];
  // happy-dom has Node's console, which is another one than the tests': its complaints would go straight into the log.
  const consoles = [console, nodeConsole];

  beforeEach(() => {
    complaints.length = 0;
    for (const level of /** @type {const} */ (['error', 'warn'])) {
      for (const each of consoles) {
        vi.spyOn(each, level).mockImplementation((...args) => {
          if (!isExpected(args)) complaints.push([level, ...args]);
        });
      }
    }
  });

  afterEach(() => {
    expect(complaints, 'unexpected console output').toEqual([]);
  });
}
