import { appScript, holdBack } from '../hold-back.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';
import { serveConfigured } from '../serve-app.ts';

test('a page that is painted early speaks the language of its link, and loads no other', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(...(/words-\w+/.exec(request.url()) ?? [])));
  await page.goto(`${borrowerOrigin}${await sandbox.choose('status-174')}&lang=fil`);
  await expectInteractive(page, 'button');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(page.getByRole('button', { name: 'Bumalik' })).toBeVisible();
  expect([...new Set(loaded)]).toEqual(['words-fil']);
});

test('in another language than the deployment’s the order is painted without the app, too', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(`${borrowerOrigin}${await sandbox.choose('status-174')}&lang=fil`);
  await expect(page.getByRole('button', { name: 'Bumalik' })).toBeVisible();
  await expect(page.locator('dl')).not.toHaveCount(0);
});

test('a deployment’s language is in the page: painted without the app and without its words’ file', async ({
  page,
  runningSandbox,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  const env = { PEACE_ORIGIN: runningSandbox.origin };
  await serveConfigured('borrower-h5', { defaultLocale: 'fil' }, env, async (origin) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(origin + entry);
    await expect(page.getByRole('button', { name: 'Bumalik' })).toBeVisible();
  });
});

test('a page that is painted early brings its words; the next screen waits for the rest of the language', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const release = await holdBack(page, /\/assets\/words-/);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectInteractive(page, 'button');
  await page.getByRole('button', { name: 'Repayment' }).click();
  await expect(page).toHaveURL(/\/repay\?/);
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('without the rest of the language the next screen says that it failed, and comes at the next tap', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.route(/\/assets\/words-/, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectInteractive(page, 'button');
  await page.getByRole('button', { name: 'Repayment' }).click();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Repayment' }).click();
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('words that do not come are said so, and asked for again by the page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  // No early page brings the words of this screen.
  await page.route(/\/assets\/words-/, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('recommend-list')));
  const again = page.getByRole('alert').getByRole('link', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('Salapi Lane').first()).toBeVisible();
});

test('a language whose words do not come is not chosen', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('customer-service')));
  await page.route(/\/assets\/words-fil/, (route) => route.abort());
  await page.getByRole('radio', { name: 'Filipino' }).click({ force: true });
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Original' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
});
