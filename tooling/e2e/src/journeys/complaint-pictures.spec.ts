import { aPicture, description, nextPage, send } from '../complaint-page.ts';
import { expect, test } from '../fixtures.ts';
import { enlargeText } from '../page-checks.ts';

test("a picture's metadata and file name are not uploaded", async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('See the picture.');
  const jpeg = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const plain = Buffer.from(jpeg, 'base64');
  const exif = Buffer.from('Exif\0\0GPSLatitude 14.5995 Pixel of Juana', 'latin1');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  const buffer = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
  const uploading = page.waitForRequest(/upload-problem-img/);
  await page.getByLabel('Add pictures').setInputFiles({ name: 'juana-at-home.jpg', mimeType: 'image/jpeg', buffer });
  const upload = await uploading;
  await expect(page.getByRole('button', { name: 'Enlarge juana-at-home.jpg' })).toBeVisible();
  expect(upload.postData() ?? '').not.toContain('juana');
  await send(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  const [saved] = await sandbox.requests('fileComplaint');
  const uploaded = await page.request.get(new URL(String(saved?.payload['problemImage']), borrowerOrigin).href);
  const bytes = await uploaded.body();
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Juana/i);
});

test('an upload that fails once is retried; files that cannot be taken are named', async ({ page, sandbox }) => {
  await sandbox.choose('complaint');
  await sandbox.control('faults', { endpoint: 'uploadComplaintPicture', kind: 'http500', times: 1 });
  await page.goto(nextPage);
  await expect(description(page)).toBeVisible();
  const buffer = await aPicture(page, 40, 30);
  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'image.png', mimeType: 'image/png', buffer },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByText('notes.txt cannot be added. Only JPEG, PNG and WebP images can.')).toBeVisible();
  await expect(page.getByText('huge.png is too large. An image may have up to 10 MB.')).toBeVisible();
  await expect(page.getByText('broken.jpg could not be read. Please choose another image.')).toBeVisible();

  await description(page).fill('See the picture.');
  const retry = page.getByRole('button', { name: 'Upload image.png again' });
  await expect(retry).toBeVisible();
  await send(page).click();
  await expect(page.getByText('A picture was not uploaded. Upload it again or remove it.')).toBeVisible();
  expect(await sandbox.requests('fileComplaint')).toHaveLength(0);

  await retry.click();
  await expect(page.getByRole('button', { name: 'Enlarge image.png' })).toBeVisible();
  await page.getByLabel('Add pictures').setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Enlarge image (2).png' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove image.png' }).click();
  await send(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  const [saved] = await sandbox.requests('fileComplaint');
  expect(String(saved?.payload['problemImage']).split(',')).toHaveLength(1);
});

test('a long file name makes the form no wider than a small phone, whatever message the picture has', async ({
  page,
  sandbox,
}) => {
  const name = 'Screenshot_2026-11-27-12-45-00-52_6012fa4d4ddec268fc5c7112cbb265e7.jpg';
  await sandbox.choose('complaint');
  await sandbox.control('faults', { endpoint: 'uploadComplaintPicture', kind: 'http500', times: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(nextPage);
  const buffer = await aPicture(page, 40, 30);
  await page.getByLabel('Add pictures').setInputFiles([
    { name, mimeType: 'image/png', buffer },
    { name: `refused-${name}`, mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByText(`refused-${name} could not be read.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Upload ${name} again` })).toBeVisible();
  // A phone's browser makes the window as wide as what is in it.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await enlargeText(page);
  expect(await width()).toBe(320);
});
