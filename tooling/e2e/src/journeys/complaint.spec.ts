import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

/** A picture of this size, drawn in the page: noise, which no format makes small. */
async function aPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide ?? 1;
      canvas.height = high ?? 1;
      const image = new ImageData(canvas.width, canvas.height);
      image.data.forEach((_, index, data) => {
        data[index] = index % 4 === 3 ? 255 : Math.imul(index ^ (index >>> 7), 2_654_435_761) >>> 24;
      });
      canvas.getContext('2d')?.putImageData(image, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('peace:complaint-draft'));
const nextPage = '/complainPageNext?problemType=2&problemSonType=&orderNo=7001';

test('a complaint survives a reload in its middle and is sent once, with its picture made smaller', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('complaint')));
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: /Salapi Lane/ }).click();
  await page.getByRole('button', { name: 'Collection' }).click();
  await page.getByRole('button', { name: 'Calls outside allowed hours' }).click();
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

  await send(page).dblclick();
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
      problemImage: expect.stringMatching(/^\/peace\/__files\/[^,]+\.jpg$/),
      orderNo: '7002',
    },
  ]);
  const width = await page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    return bitmap.width;
  }, String(saves[0]?.payload['problemImage']));
  expect(width).toBe(1600);
});

test('what a camera writes into a picture, and its name, stay on the phone', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
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

test('another order has another draft, and neither is lost', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('About the first one.');
  await page.goto(`${borrowerOrigin}/complainPageNext?problemType=2&problemSonType=&orderNo=7002`);
  await expect(description(page)).toHaveValue('');
  await description(page).fill('About the other one.');
  await page.goto(borrowerOrigin + entry);
  await expect(page.getByText('About the first one.')).toBeVisible();
  await expect(page.getByText('About the other one.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page).toHaveURL(/orderNo=7002$/);
  await send(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  await expect(page.getByText('About the first one.')).toBeVisible();
  await expect(page.getByText('About the other one.')).toHaveCount(0);
});

test('nothing that one borrower wrote is seen by another on the same phone', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('complaint'));
  const as = (address: string, user: string) =>
    `${address}${address.includes('?') ? '&' : '?'}sessionId=session-${user}&userId=${user}`;
  await page.goto(as(borrowerOrigin + nextPage, '1'));
  await description(page).fill('Ana wrote this.');
  await page.goto(as(entry, '1'));
  await expect(page.getByText('Ana wrote this.')).toBeVisible();
  await page.goto(as(entry, '2'));
  await expect(page.getByRole('button', { name: 'Repayment' })).toBeVisible();
  await expect(page.getByText('Ana wrote this.')).toHaveCount(0);
  await page.goto(as(borrowerOrigin + nextPage, '2'));
  await expect(description(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Ana wrote');
});

test('the success modal stays for a second and a half, then the complaint page takes the page’s place', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('complaint');
  await page.clock.install();
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('The amount is wrong.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  const modal = page.getByRole('alertdialog', { name: 'Successfully Sent' });
  await expect(modal).toBeVisible();
  await page.clock.runFor(1400);
  await expect(modal).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/complaint\?orderId=7001$/);
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

test('without words nothing is sent, and the rule says so at the box', async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await send(page).click();
  await expect(page.getByText('Please fill in your comments and suggestions')).toBeVisible();
  await expect(description(page)).toBeFocused();
  expect(await sandbox.requests('fileComplaint')).toHaveLength(0);
});

test('an order that takes no collection complaint says so and leads to customer service, however it is reached', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('complaint-refused')));
  await page.getByRole('button', { name: 'Collection' }).click();
  const rule = page.getByText('Este pedido no admite reclamaciones de cobranza');
  await expect(rule).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calls outside allowed hours' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${borrowerOrigin}/complainPageNext?problemType=1&problemSonType=12&orderNo=7003`);
  await expect(rule).toBeVisible();
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/customerService\?orderId=7003$/);
});

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
  // It may still be on its way: not seen once is not the last word.
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  await expect(send(page)).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Your complaint did not arrive. Nothing is lost: you can send it now.')).toBeVisible();
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

test('an unsent complaint is found again on the complaint page, to continue or to discard', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('To be continued.');
  await page.goto(borrowerOrigin + entry);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(description(page)).toHaveValue('To be continued.');
  await page.goto(borrowerOrigin + entry);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('To be continued.')).toHaveCount(0);
  expect(await storedDraft(page)).toBeNull();
});

test('the list keeps its tab, a complaint shows where it stands', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('complaint')));
  await page.getByRole('button', { name: 'My complaints' }).click();
  await expect(page).toHaveURL(/\/complaintList$/);
  await page.getByRole('tab', { name: 'In progress' }).click();
  await expect(page.getByRole('button', { name: /Problem Type: Collection/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Problem Type: Repayment/ }).click();
  await expect(page).toHaveURL(/\/complainDetails\?problemId=5001$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Being processed' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByText(/^Reply by \d{4}-\d\d-\d\d$|^A reply was due by/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'In progress' })).toHaveAttribute('aria-selected', 'true');
});

test('an answered complaint asks for a rating after three seconds; it needs a star and is thanked for', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('complaint-answered');
  await page.clock.install();
  await page.goto(borrowerOrigin + entry);
  const dialog = page.getByRole('dialog', { name: 'Please rate this service' });
  await expect(page.getByRole('heading', { name: 'Process Result' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(3000);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Silakan pilih')).toBeVisible();
  expect(await sandbox.requests('rateComplaint')).toHaveLength(0);
  await dialog.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your rating')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const scores = await sandbox.requests('rateComplaint');
  expect(scores.map(({ payload }) => payload)).toEqual([{ score: '2', problemId: '5002' }]);
  await expect(page.getByRole('button', { name: 'Rate this service' })).toHaveCount(0);
});

test('a rating whose answer was lost counts once', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('complaint-answered')));
  await page.getByRole('button', { name: 'Rate this service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please rate this service' });
  await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await sandbox.control('faults', { endpoint: 'rateComplaint', kind: 'drop', times: 1, applied: true });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your rating')).toBeVisible();
  expect(await sandbox.requests('rateComplaint')).toHaveLength(1);
});

for (const [path, name] of [
  ['/complainPageNext?orderNo=7001', 'what the complaint is about'],
  ['/complainDetails', 'which complaint it is about'],
] as const) {
  test(`${path} says that its link does not say ${name}`, async ({ page, borrowerOrigin }) => {
    await page.goto(borrowerOrigin + path);
    await expect(page.getByText(`The link does not say ${name}.`)).toBeVisible();
  });
}
