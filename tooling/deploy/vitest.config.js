import { unitTests } from '@peace/vitest-config';

const { test } = unitTests();

// Browsers and servers start slowly on a small machine.
export default { test: { ...test, testTimeout: 45_000, hookTimeout: 45_000 } };
