import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { shellSession } from '../shell-session.ts';

const maria = `${new URLSearchParams(shellSession)}`;
const juan = `${new URLSearchParams({ ...shellSession, sessionId: 's-9', userId: 'u-9', mobilePhone: '09189998888' })}`;

/** Opens a page, until the tab keeps the session of its link. */
async function enter(page: Page, address: string) {
  await page.goto(address);
  await expect(page).not.toHaveURL(/sessionId/);
}

test('a link with another person’s session asks before it takes over, and sends nothing until it was answered', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('repay'));
  await enter(page, `${entry}&${maria}`);
  await expect(page.getByText('This link is for 09•• ••• 4567')).toBeVisible();

  await page.goto(`${entry}&${juan}`);
  await expect(page.getByRole('heading', { name: 'Switch to another account?' })).toBeVisible();
  await expect(page.getByText(/number ending in 4567.+number ending in 8888/)).toBeVisible();
  await expectAccessible(page);
  const asked = await sandbox.requests('getPeriodRepayment');
  expect(asked.map(({ query }) => query)).not.toContainEqual(expect.objectContaining({ sessionId: 's-9' }));

  // A reload asks again.
  await page.reload();
  await page.getByRole('button', { name: 'Stay in my account' }).click();
  await expect(page).toHaveURL(`${borrowerOrigin}/order`);
  const ofOrders = async () => (await sandbox.requests('getComplaintOptions')).at(-1)?.query;
  await expect.poll(ofOrders).toMatchObject({ sessionId: 's-4711', userId: 'u-1' });
});

test('the other account is opened when it was confirmed, and is asked about no more', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('repay'));
  await enter(page, `${entry}&${maria}`);
  await expect(page.getByText('This link is for 09•• ••• 4567')).toBeVisible();
  await page.goto(`${entry}&${juan}`);
  await page.getByRole('button', { name: 'Switch to the other account' }).click();
  await expect(page.getByText('This link is for 09•• ••• 8888')).toBeVisible();
  await expect
    .poll(async () => (await sandbox.requests('getPeriodRepayment')).at(-1)?.query)
    .toMatchObject({ sessionId: 's-9' });
  await expect(page).not.toHaveURL(/sessionId/);
  await page.goto(`${entry}&${juan}`);
  await expect(page.getByText('This link is for 09•• ••• 8888')).toBeVisible();
});
