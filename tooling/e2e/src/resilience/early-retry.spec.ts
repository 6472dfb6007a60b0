import { retryAt } from '../early-retry.ts';
import { test } from '../fixtures.ts';

for (const appDelayMs of [0, 60, 500]) {
  test(`Retry is never lost, with the app ${appDelayMs} ms late`, async ({ page, sandbox }) => {
    await retryAt([0, 20, 60, 150, 400, 800, 1500], appDelayMs, { page, sandbox });
  });
}
