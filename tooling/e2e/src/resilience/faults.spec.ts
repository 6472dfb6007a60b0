import { demanded, FAULT_KINDS } from '@peace/sandbox/client';
import { expect, test } from '../fixtures.ts';
import { faultRows } from './fault-rows/fault-rows.ts';
import { runFaultCase } from './run-fault-case.ts';
import { tallied } from './tally.ts';
import { forget, watchPage } from './watch-page.ts';

test('every declared endpoint has a row, and every row an endpoint', async ({ sandbox }) => {
  const { endpoints } = await demanded(sandbox.client.endpoints());
  const declared = new Set(endpoints.map(({ name }) => name));
  expect(new Set(faultRows.map(({ endpoint }) => endpoint))).toEqual(declared);
});

/** `hostile-responses.spec.ts` and `session-ended.spec.ts` have the others. */
const kinds = FAULT_KINDS.filter((kind) => kind !== 'hostile' && kind !== 'http401');

for (const row of faultRows) {
  test(`${row.endpoint} on ${row.screen}`, async ({ page, borrowerOrigin, promoOrigin, sandbox }) => {
    const origin = row.app === 'borrower-h5' ? borrowerOrigin : promoOrigin;
    const watched = watchPage(page);
    await page.clock.install();
    const cases = kinds.map((kind) => [kind, kind] as const);
    await tallied({ table: 'faults', row: `${row.endpoint} on ${row.screen}` }, cases, async (kind) => {
      try {
        await runFaultCase(row, kind, { page, sandbox }, origin);
      } finally {
        await forget(page, origin);
      }
      expect(watched.take(), 'uncaught errors').toEqual([]);
    });
  });
}
