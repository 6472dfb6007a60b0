import { aPicture, description, nextPage, send } from '../complaint-page.ts';
import { expect, test } from '../fixtures.ts';

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

test('an upload that fails once is retried; files that cannot be taken are named', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('complaint');
  await sandbox.control('faults', { endpoint: 'uploadComplaintPicture', kind: 'http500', times: 1 });
  await page.goto(borrowerOrigin + nextPage);
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
