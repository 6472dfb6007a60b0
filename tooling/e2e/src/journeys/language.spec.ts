import { appScript } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { serveConfigured } from '../serve-app.ts';

test('in another language than the deployment’s the order is painted without the app, too', async ({
  page,
  sandbox,
}) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(`${await sandbox.choose('status-174')}&lang=fil`);
  await expect(page.getByRole('button', { name: 'Bumalik' })).toBeVisible();
  await expect(page.locator('dl')).not.toHaveCount(0);
});

test('a deployment’s language is in the page: painted without the app', async ({ page, runningSandbox, sandbox }) => {
  const entry = await sandbox.choose('status-174');
  const env = { PEACE_ORIGIN: runningSandbox.origin };
  await serveConfigured('borrower-h5', { defaultLocale: 'fil' }, env, async (origin) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(origin + entry);
    await expect(page.getByRole('button', { name: 'Bumalik' })).toBeVisible();
  });
});
