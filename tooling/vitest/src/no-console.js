import { afterEach, beforeEach, expect, vi } from 'vitest';

// Anything printed as an error or a warning is a finding: React's own complaints arrive this way.
// A test that expects one replaces the spy (`vi.spyOn(console, 'error').mockImplementation(…)`) and asserts on it.
/** @type {unknown[][]} */
const complaints = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    vi.spyOn(console, level).mockImplementation((...args) => void complaints.push([level, ...args]));
  }
});

afterEach(() => {
  expect(complaints, 'unexpected console output').toEqual([]);
});
