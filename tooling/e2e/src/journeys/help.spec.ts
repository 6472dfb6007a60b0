import { expect, test } from '../fixtures.ts';
import { chooseRadio, expectAccessible } from '../page-checks.ts';

test('customer service: the chat opens, the mail link is a link, both can be read and copied', async ({
  page,
  context,
  borrowerOrigin,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/html' }));
  await page.goto(borrowerOrigin + (await sandbox.choose('customer-service')));
  await expect(page.getByText('+63 917 000 0000')).toBeVisible();
  await expect(page.getByRole('link', { name: /^E-Mail/ })).toHaveAttribute('href', 'mailto:care@peace.example');
  await expectAccessible(page);
  const [request] = await sandbox.requests('getSupportContact');
  expect(request?.payload).toEqual({ overall: '30' });

  await page.getByRole('button', { name: 'Copy' }).last().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('care@peace.example');
  await page.getByRole('button', { name: /^Online Service/ }).click();
  await expect(page).toHaveURL('https://wa.me/639170000000');
});

test('the language is chosen on the customer service screen and kept', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('customer-service')));
  await chooseRadio(page.getByRole('radio', { name: 'Filipino' }));
  await page.getByRole('link', { name: 'Tungkol sa amin' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ang aming misyon' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tungkol sa amin' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^fil/);
});

test('the language stays where it is when the contacts arrive: a tap of that moment is not lost', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/contact-kf-info*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(borrowerOrigin + (await sandbox.choose('customer-service')));
  const option = page.getByRole('radio', { name: 'Filipino' });
  const place = async () => {
    const box = await option.boundingBox();
    if (!box) throw new Error('The language is not on the page.');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const whileLoading = await place();
  answer();
  await expect(page.getByText('care@peace.example')).toBeVisible();
  expect(await place()).toEqual(whileLoading);
  await page.touchscreen.tap(whileLoading.x, whileLoading.y);
  await expect(option).toBeChecked();
});

for (const [path, title, heading] of [
  ['/aboutUs', 'About us', 'Our advantages'],
  ['/privacyPolicy', 'Privacy policy', 'Your rights'],
] as const) {
  test(`${path} shows its text with the company’s facts, version and date`, async ({ page, borrowerOrigin }) => {
    await page.goto(borrowerOrigin + path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByText(/Sample Lending Corporation, 1 Sample Street/)).toBeVisible();
    await expect(page.getByText(/^Version \d+\.\d+ · \d{4}-\d\d-\d\d$/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('a contact that cannot be read is read again', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('customer-service');
  await sandbox.control('faults', { endpoint: 'getSupportContact', kind: 'http500' });
  await page.goto(borrowerOrigin + entry);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  // Meanwhile there is the deployment's own number.
  await expect(page.getByRole('link', { name: /^Telephone/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await sandbox.clearFaults();
  await retry.click();
  await expect(page.getByText('care@peace.example')).toBeVisible();
});
