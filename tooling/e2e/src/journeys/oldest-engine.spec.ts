import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf } from '@peace/deploy/sites';
import { openPayLink } from '../pending-payment.ts';
import { description, send } from '../complaint-page.ts';
import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, openOffer } from '../loan-confirm-page.ts';
import { deleteNewer, lookbehind, newerMembers } from '../newer-names.ts';
import { enhanced } from '../official-site-page.ts';
import { enterCode, fillIn } from '../promo-page.ts';

const members = newerMembers.map(({ owner, name }) => ({ owner, name }));

/** Newer members that are used only where they are there, and what happens elsewhere. */
const detected: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'in ky, where it is there; api-client aborts and ends a request by itself (deadline.ts)',
  'globalThis.requestIdleCallback': 'a timer in its place (when-idle.ts, load-reporter.ts)',
  'Document.prototype.startViewTransition': 'in react-dom, for a component that no app has',
  'Navigator.prototype.connection': 'in react-dom, which assumes 5 Mbit/s without it',
  'Navigator.prototype.wakeLock': 'the screen may turn off without it (keep-awake.ts)',
  'Document.prototype.adoptedStyleSheets': 'in dev-preview, which reads a page’s other stylesheets without it',
};

for (const app of ['borrower-h5', 'dev-preview', 'official-site', 'promo-landing']) {
  test(`the built files of ${app} use nothing newer than Safari 15.4 and Chrome 100`, () => {
    const folder = join(folderOf(app), 'dist');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(1);
    const found = files.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      const used = newerMembers.filter(({ name, read = new RegExp(`\\.${name}\\b`) }) => read.test(code));
      const names = [...used.map(({ owner, name }) => `${owner}.${name}`), ...(lookbehind.test(code) ? ['(?<='] : [])];
      return names.filter((name) => !(name in detected)).map((name) => `${relative(folder, file)}: ${name}`);
    });
    expect(found).toEqual([]);
  });
}

test.describe('an engine without anything newer', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(deleteNewer, members);
  });

  test('shows an order, its repayment and its pay link', async ({ page, sandbox }) => {
    await page.goto(await sandbox.choose('status-174'));
    expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'size' in URLSearchParams.prototype)).toBe(false);
    await page.getByRole('link', { name: 'Repayment', exact: true }).click();
    await expect(page).toHaveTitle('Repayment');
    await expect(page.getByText('₱5,450.00')).toBeVisible();
    await openPayLink(page);
    expect(await sandbox.requests('createPayLink')).toHaveLength(1);
  });

  test('applies for a loan', async ({ page, sandbox }) => {
    await openOffer(page, await sandbox.choose('confirm'));
    await expect(agreeBox(page)).toBeChecked();
    await applyButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?.*from=confirm/);
    await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('lists the orders and sends a complaint about one', async ({ page, sandbox }) => {
    await page.goto(await sandbox.choose('orders'));
    const orders = page.getByRole('article');
    await expect(orders).toHaveCount(4);
    await orders.first().getByRole('link', { name: 'Order Details' }).click();
    await page.getByText('Get help').click();
    await page.getByRole('link', { name: 'File a complaint' }).click();
    await expect(page).toHaveURL(/\/complaint\?orderId=7001$/);
    await page.getByRole('button', { name: 'Collection' }).click();
    await page.getByRole('link', { name: 'Calls outside allowed hours' }).click();
    await description(page).fill('They called at eleven');
    await send(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
    expect(await sandbox.requests('fileComplaint')).toHaveLength(1);
  });

  test('registers', async ({ page, promoOrigin, sandbox }) => {
    await page.goto(`${promoOrigin}/promotion?id=1`);
    await fillIn(page, sandbox);
    await enterCode(page, sandbox);
    await expect(page).toHaveURL(/#\/downloadTemplate/);
    expect(await sandbox.requests('register')).toHaveLength(1);
  });

  test('keeps the parameters of the public site with another language', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/?utm_tag=a`);
    await enhanced(page);
    await page
      .getByLabel(/^(Language|Wika)$/)
      .getByRole('link', { name: 'Filipino' })
      .click();
    await expect(page).toHaveURL(`${siteOrigin}/fil/?utm_tag=a`);
  });
});
