import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { layoutShift, watchLayoutShifts } from '../layout-shifts.ts';
import { untilIdle } from '../page-checks.ts';
import { stopClock } from '../stop-clock.ts';

// A skeleton stands in the place of its content: when a late response comes, nothing that was there moves. In Filipino, whose words are longer.

const late = [
  ['orders', /problem-init/, 'My orders'],
  ['complaint-list', /problem-list/, 'My complaints'],
  ['complaint', /problem-init/, 'Complaint'],
  ['status-174-rollover', /loan-details|loan-play-detail/, 'Order Details'],
  ['repay', /loan-play-detail/, 'Repayment'],
  ['repay-default-code', /loan-play-detail/, 'Repayment'],
  ['rollover', /pettypy/, 'Delay repayment'],
  ['customer-service', /contact-kf-info/, 'Customer service'],
  ['bind-bank', /card-init/, 'Payment account information'],
] as const;

for (const [scenario, request] of late) {
  test(`${scenario}: nothing moves when its response is late`, async ({ page, sandbox }) => {
    await watchLayoutShifts(page);
    await stopClock(page, sandbox);
    const entry = await sandbox.choose(scenario);
    const answer = await delayRequests(page, request);
    await page.goto(`${entry}${entry.includes('?') ? '&' : '?'}lang=fil`);
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await untilIdle(page);
    // Late: what a response moved within the first second was not always counted.
    await page.waitForTimeout(2000);
    answer();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await untilIdle(page);
    // 0 but for the words of a chip or a date, which may be a few pixels wider than what was reserved for them.
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });
}
