import { unitTests } from '@peace/config/vitest';

const { test } = unitTests();

// Builds, browsers and servers are slow on a small machine with other work: a staging build took 48 s on one.
// `expect.poll` would give a page one second to be loaded anew.
export default {
  test: { ...test, testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } },
};
