import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { playShell } from '../play-shell.ts';
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

test('a link with the borrower’s own number and another session id is asked about, in every way to write the number', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('repay'));
  await enter(page, `${entry}&${maria}`);
  const { mobilePhone } = shellSession;
  for (const named of [`mobilePhone=${mobilePhone}`, 'mobilePhone=+639171234567', 'userId=u-1', '']) {
    await page.goto(`${entry}&sessionId=s-9&${named}`);
    await expect(page.getByRole('heading', { name: 'Switch to another account?' })).toBeVisible();
    await expect(page.getByText(/This link has its own login/)).toBeVisible();
  }
  const asked = await sandbox.requests('getPeriodRepayment');
  expect(asked.map(({ query }) => query['sessionId'])).not.toContain('s-9');
});

test('in a new tab a link is asked about that names another user than the phone’s borrower', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('repay'));
  await enter(page, `${entry}&${maria}`);
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeEnabled();
  const tab = await page.context().newPage();
  await tab.goto(`${entry}&sessionId=s-9&userId=666&mobilePhone=09171234567`);
  await expect(tab.getByRole('heading', { name: 'Switch to another account?' })).toBeVisible();
  await tab.goto(`${entry}&sessionId=s-2&userId=u-1&mobilePhone=+639171234567`);
  await expect(tab.getByText('This link is for 09•• ••• 4567')).toBeVisible();
});

test('the shell’s next session is not asked about, and the page says whose it is', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await playShell(page);
  const entry = borrowerOrigin + (await sandbox.choose('repay'));
  await enter(page, `${entry}&${maria}`);
  await expect(page.getByText('Logged in as 09•• ••• 4567')).toBeVisible();
  await enter(page, `${entry}&${new URLSearchParams({ ...shellSession, sessionId: 's-4712' })}`);
  await expect(page.getByText('Logged in as 09•• ••• 4567')).toBeVisible();
  await expect
    .poll(async () => (await sandbox.requests('getPeriodRepayment')).at(-1)?.query)
    .toMatchObject({ sessionId: 's-4712' });
});

test('a page that comes back after its tab has another session is hidden at once and loaded with that session', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('repay'));
  await enter(page, `${entry}&${maria}`);
  await expect(page.getByText('This link is for 09•• ••• 4567')).toBeVisible();
  const before = (await sandbox.requests('getPeriodRepayment')).length;
  // As a later page of the tab leaves it; this browser has no back/forward cache of its own.
  const isHidden = await page.evaluate(() => {
    const value = { sessionId: 's-9', userId: 'u-9', mobilePhone: '09189998888' };
    sessionStorage.setItem('peace:session-params', JSON.stringify({ version: 1, value }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.querySelector('#root')?.checkVisibility() === false;
  });
  expect(isHidden).toBe(true);
  await expect(page.getByText('This link is for 09•• ••• 8888')).toBeVisible();
  const since = async () => (await sandbox.requests('getPeriodRepayment')).slice(before);
  await expect.poll(async () => (await since()).map(({ query }) => query['sessionId'])).toEqual(['s-9']);
});
