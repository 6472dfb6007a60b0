import { description, nextPage, send } from '../complaint-page.ts';
import { expect, test } from '../fixtures.ts';

test('a complaint whose answer was lost is looked up: it arrived', async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('Lost on the way back.');
  await sandbox.control('faults', { endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  await send(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  expect(await sandbox.requests('fileComplaint')).toHaveLength(1);
});

test('a complaint that did not arrive is offered again, nothing lost; unchecked it is not', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('complaint');
  await page.clock.install();
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('Lost on the way there.');
  await sandbox.control('faults', { endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  await sandbox.control('faults', { endpoint: 'listComplaints', kind: 'http500' });
  await send(page).click();
  await expect(page.getByText(/We could not see your complaint yet/)).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await sandbox.clearFaults();
  // It may still be on its way: not found once is not final.
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  await expect(send(page)).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Nothing is lost: you can send it now.')).toBeVisible();
  await expect(description(page)).toHaveValue('Lost on the way there.');
  await send(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
});

test('a page closed while sending looks the complaint up when it is opened again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('The phone ran out of power.');
  await sandbox.control('faults', { endpoint: 'fileComplaint', kind: 'hang', applied: true, times: 1 });
  await send(page).click();
  // It has arrived, and its answer never comes.
  const list = () => page.request.post(`${borrowerOrigin}/peace/user-problem/problem-list`);
  await expect.poll(async () => (await list()).text()).toContain('The phone ran out of power.');
  await sandbox.control('faults', { endpoint: 'listComplaints', kind: 'http500' });
  await page.reload();
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(page.getByText(/We could not see your complaint yet/)).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await sandbox.clearFaults();
  await again.click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  expect(await sandbox.requests('fileComplaint')).toHaveLength(1);
});
