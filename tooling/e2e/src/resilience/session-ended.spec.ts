import { expect, test } from '../fixtures.ts';
import { faultRows } from './fault-rows/fault-rows.ts';

// Every call of the borrower's screens, reads and writes: a response of 401 says that the session has ended.

/** Sent beside an application, whose response leads to another page. */
const leftBehind = 'trackVariant2';

for (const row of faultRows.filter(({ app, endpoint }) => app === 'borrower-h5' && endpoint !== leftBehind)) {
  test(`${row.endpoint} on ${row.screen}`, async ({ page, borrowerOrigin, sandbox }) => {
    const scene = { page, sandbox };
    const entry = await sandbox.choose(row.scenario);
    const endSession = () => sandbox.control('faults', { endpoint: row.endpoint, kind: 'http401' });
    if (!row.tap) await endSession();
    await page.goto(borrowerOrigin + (row.address ?? entry));
    await row.prepare?.(scene);
    if (row.tap) await endSession();
    await row.tap?.(scene);
    const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Log in' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await row.typed?.(page);
  });
}
