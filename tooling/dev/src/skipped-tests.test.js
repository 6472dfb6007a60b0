import { expect, it } from 'vitest';
import { skippedIn } from './skipped-tests.js';

const green = '\u001b[32m';
const plain = '\u001b[39m';

it('a log’s skipped tests are those of Vitest’s files and of Playwright’s run', () => {
  const log = [
    `@peace/deploy:test:  ${green}✓${plain} rules src/links.test.ts (12 tests) 20ms`,
    `@peace/deploy:test:  ↓ rules src/one-app.test.ts (96 tests | ${green}96 skipped${plain}) 354ms`,
    '@peace/deploy:test:  ❯ rules src/cache.test.ts (9 tests | 1 failed | 2 skipped) 3ms',
    '@peace/deploy:test:  Tests  1 failed | 98 skipped (117)',
    '@peace/deploy:test:      ↓ a title that says 3 skipped',
    '  4 skipped',
    '  308 passed (9m)',
  ].join('\n');
  expect(skippedIn(log)).toEqual(['96 in src/one-app.test.ts', '2 in src/cache.test.ts', '4']);
});

it('a log without any has none', () => {
  expect(skippedIn(' ✓ rules src/links.test.ts (1 test) 20ms\n  Tests  1 passed (1)')).toEqual([]);
});
