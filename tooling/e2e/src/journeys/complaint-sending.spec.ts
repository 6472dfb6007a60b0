import { aPicture, description, send, storedDraft } from '../complaint-page.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('a complaint survives a reload in its middle and is sent once, with its picture made smaller', async ({
  page,
  sandbox,
}) => {
  await page.goto(await sandbox.choose('complaint'));
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: /Salapi Lane/ }).click();
  await page.getByRole('button', { name: 'Collection' }).click();
  await page.getByRole('link', { name: 'Calls outside allowed hours' }).click();
  await expect(page).toHaveURL(/\/complainPageNext\?problemType=1&problemSonType=12&orderNo=7002$/);
  await expect(page.getByText('We will reply within 3 weekdays.')).toBeVisible();

  await description(page).fill('They called at eleven 👨‍👩‍👧');
  await expect(page.getByText('23/200')).toBeVisible();
  const buffer = await aPicture(page, 2000, 1000);
  await page.getByLabel('Add pictures').setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Enlarge night.png' })).toBeVisible();

  await page.reload();
  await expect(description(page)).toHaveValue('They called at eleven 👨‍👩‍👧');
  await expect(page.getByRole('button', { name: 'Enlarge night.png' })).toBeVisible();
  await expectAccessible(page);

  const release = await delayRequests(page, /problem-save/);
  await send(page).dblclick();
  release();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  await expect(page).toHaveURL(/\/complaint\?orderId=7002$/);
  expect(await storedDraft(page)).toBeNull();
  await expect(page.getByText('You have a complaint that was not sent')).toHaveCount(0);

  const saves = await sandbox.requests('fileComplaint');
  expect(saves.map(({ payload }) => payload)).toEqual([
    {
      problemType: '1',
      problemSonType: '12',
      problemDetail: 'They called at eleven 👨‍👩‍👧',
      problemImage: expect.stringMatching(/^\/peace\/user-problem\/__files\/[^,]+\.jpg$/),
      orderNo: '7002',
    },
  ]);
  const width = await page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    return bitmap.width;
  }, String(saves[0]?.payload['problemImage']));
  expect(width).toBe(1600);
});
