import AxeBuilder from '@axe-core/playwright';
import { demanded } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { applyButton, openOffer } from '../loan-confirm-page.ts';
import type { Sandbox } from '../sandbox.ts';

/** The orders the backend has, as a borrower sees them. */
async function orderNumbers(page: Page, origin: string): Promise<readonly string[]> {
  const response = await page.request.post(`${origin}/peace/user-problem/problem-init`, { form: {} });
  const { data }: { data: { orderList: { orderNo: string }[] } } = await response.json();
  return data.orderList.map(({ orderNo }) => orderNo);
}

/** Opens an offer whose page has asked for the orders there are: a new one is distinguished from them. */
async function openOfferAndOrders(
  { page, sandbox }: { readonly page: Page; readonly sandbox: Sandbox },
  address: string,
): Promise<void> {
  await openOffer(page, address);
  await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(0);
}

/** The phone kills the page, and its address is opened in a new one. */
async function openInNewPage(page: Page): Promise<Page> {
  const address = page.url();
  const opened = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await opened.goto(address);
  return opened;
}

test.describe('an answer that is lost', () => {
  const checking = (page: Page) => page.getByRole('heading', { name: 'Checking whether your application arrived' });
  const received = (page: Page) => page.getByRole('heading', { name: 'Your application was received' });
  const notArrived = (page: Page) =>
    page.getByRole('heading', { name: 'Your application does not seem to have arrived' });

  /** The reads after 3, 10 and 30 seconds. Each is awaited: the next is planned when it has answered. */
  async function passTheChecks(page: Page, sandbox: Sandbox): Promise<void> {
    for (const seconds of [3, 7, 20]) {
      await expect(page.getByRole('button', { name: 'Check now' })).not.toHaveAttribute('aria-busy', 'true');
      await expect(applyButton(page)).toHaveCount(0);
      const read = (await sandbox.requests('getComplaintOptions')).length;
      await page.clock.fastForward(seconds * 1000);
      await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(read);
    }
  }

  test('leads to the order that was made, not to a second application', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', applied: true });
    await openOffer(page, borrowerOrigin + entry);
    const before = await orderNumbers(page, borrowerOrigin);
    await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(1);
    await applyButton(page).click();
    await expect(received(page)).toBeVisible();
    await expect(applyButton(page)).toHaveCount(0);
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
    const [made, ...others] = (await orderNumbers(page, borrowerOrigin)).filter((number) => !before.includes(number));
    expect(others).toEqual([]);
    await page.getByRole('button', { name: 'See the order' }).click();
    await expect(page).toHaveURL(new RegExp(`/loanDetail\\?productId=301&orderId=${made}$`));
    await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  });

  test('is looked for four times; then Apply takes an explicit confirmation, and repeats the key', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.clock.install();
    const entry = await sandbox.choose('confirm');
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
    await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await passTheChecks(page, sandbox);
    await expect(notArrived(page)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await applyButton(page).click();
    const question = page.getByRole('alertdialog', { name: 'Apply again?' });
    await expect(question).toContainText('you may have two loans');
    await question.getByRole('button', { name: 'Do not apply' }).click();
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);

    await applyButton(page).click();
    await question.getByRole('button', { name: 'Apply again' }).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    const keys = (await sandbox.requests('submitApplication')).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('and its order too: the same key makes one order of two applications', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.clock.install();
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', applied: true, times: 1 });
    await sandbox.control('faults', { endpoint: 'getComplaintOptions', kind: 'http500' });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await passTheChecks(page, sandbox);
    // The orders could not be read: that is what is said.
    await expect(page.getByRole('heading', { name: 'We do not know whether your application arrived' })).toBeVisible();
    await applyButton(page).click();
    await page.getByRole('alertdialog', { name: 'Apply again?' }).getByRole('button', { name: 'Apply again' }).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await sandbox.clearFaults();
    expect(await sandbox.requests('submitApplication')).toHaveLength(2);
    expect(await orderNumbers(page, borrowerOrigin)).toHaveLength(5);
  });

  test('to a backend that ignores the key: only the explicit confirmation makes a second order', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await demanded(sandbox.client.honourIdempotencyKeys(false));
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'http500', applied: true, times: 1 });
    await sandbox.control('faults', { endpoint: 'getComplaintOptions', kind: 'http500' });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await expect(applyButton(page)).toHaveCount(0);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(received(page)).toBeVisible();
    expect(await orderNumbers(page, borrowerOrigin)).toHaveLength(5);
    await demanded(sandbox.client.honourIdempotencyKeys(true));
  });

  for (const [how, reopen] of [
    ['reloaded', (page: Page) => page.reload().then(() => page)],
    ['killed, and opened again', (page: Page) => openInNewPage(page)],
  ] as const) {
    test(`by a page that was ${how}: the order is looked for first`, async ({ page, borrowerOrigin, sandbox }) => {
      const entry = await sandbox.choose('confirm');
      await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
      await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'hang', applied: true });
      await applyButton(page).click();
      await expect.poll(async () => (await orderNumbers(page, borrowerOrigin)).length).toBe(5);
      const reopened = await reopen(page);
      await expect(received(reopened)).toBeVisible();
      expect(await orderNumbers(reopened, borrowerOrigin)).toHaveLength(5);
    });

    test(`by a page that was ${how} while it was looked for: it goes on looking`, async ({
      page,
      borrowerOrigin,
      sandbox,
    }) => {
      const entry = await sandbox.choose('confirm');
      await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
      await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
      await applyButton(page).click();
      await expect(checking(page)).toBeVisible();
      const reopened = await reopen(page);
      await expect(checking(reopened)).toBeVisible();
      await expect(applyButton(reopened)).toHaveCount(0);
      expect(await sandbox.requests('submitApplication')).toHaveLength(1);
    });
  }

  test('in another tab of this borrower Apply is not offered either', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await openOfferAndOrders({ page: tab, sandbox }, borrowerOrigin + entry);
    await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
    await expect(applyButton(tab)).toBeEnabled();
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await expect(checking(tab)).toBeVisible();
    await expect(applyButton(tab)).toHaveCount(0);
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('an application that another tab sent and that was accepted is not offered again', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await openOfferAndOrders({ page: tab, sandbox }, borrowerOrigin + entry);
    await expect(applyButton(tab)).toBeEnabled();
    await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
    await applyButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(received(tab)).toBeVisible();
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('an application of another tab takes a confirmation as long as the orders cannot be read', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await tab.clock.install();
    await openOfferAndOrders({ page: tab, sandbox }, borrowerOrigin + entry);
    await expect(applyButton(tab)).toBeEnabled();
    await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'getComplaintOptions', kind: 'http500' });
    await applyButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await passTheChecks(tab, sandbox);
    await applyButton(tab).click();
    await expect(tab.getByRole('alertdialog')).toContainText('you may have two loans');
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('is nothing to another borrower on the same phone', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders({ page, sandbox }, `${borrowerOrigin}${entry}&sessionId=s-1&userId=7`);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await openOffer(page, `${borrowerOrigin}${entry}&sessionId=s-2&userId=8`);
    await expect(applyButton(page)).toBeEnabled();
    await expect(checking(page)).toHaveCount(0);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => key.includes('application'))).toEqual([]);
  });

  test('out of the back/forward cache nothing is in progress, and all is read again', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'hang' });
    await applyButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
    const offersRead = (await sandbox.requests('getOffer')).length;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(checking(page)).toBeVisible();
    await expect.poll(async () => (await sandbox.requests('getOffer')).length).toBeGreaterThan(offersRead);
  });
});
