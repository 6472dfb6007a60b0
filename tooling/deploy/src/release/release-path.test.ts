import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lenderCheckout, releaseSettings, run } from '../testing/lender-checkout.ts';

// A release as a lender makes it: its own company and settings, the backend's names, a commit.

let checkout: string;
beforeAll(() => {
  checkout = lenderCheckout();
});
afterAll(() => rmSync(checkout, { recursive: true }));

it('a release of borrower-h5 can be built with a deployment’s own values, within its budget', async () => {
  await run(checkout, ['pnpm', '--filter', 'borrower-h5', 'build'], releaseSettings);
  const version = JSON.parse(readFileSync(join(checkout, 'apps/borrower-h5/dist/version.json'), 'utf8'));
  expect(version).toMatchObject({ commit: releaseSettings['BUILD_COMMIT'] });
});
