import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });
const agreeBox = (page: Page) => page.getByRole('checkbox', { name: /I have read and agree/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The shell's back gesture; says whether the page took it. */
const goBackNatively = (page: Page) => page.evaluate(() => Reflect.get(window, 'peaceNative').onBack());

/** The orders the backend has, as a borrower sees them. */
async function orderNumbers(page: Page, origin: string): Promise<readonly string[]> {
  const response = await page.request.post(`${origin}/peace/user-problem/problem-init`, { form: {} });
  const { data }: { data: { orderList: { orderNo: string }[] } } = await response.json();
  return data.orderList.map(({ orderNo }) => orderNo);
}

test.describe('an offer', () => {
  test('says what is received, repaid and paid for it, and when, without an accessibility violation', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm-instalments')));
    await expect(page).toHaveTitle('Confirm your loan');
    const cost = page.getByRole('region', { name: 'What this loan costs' });
    await expect(cost.getByRole('term')).toHaveText(['You receive', 'You repay in all', 'The loan costs you']);
    await expect(cost.getByRole('definition')).toHaveText(['₱12,000.00', '₱13,800.00', '₱1,800.00']);
    // An instalment loan has its plan opened.
    await expect(page.getByText(/^Repayment \d of 6$/)).toHaveCount(6);
    await expect(page.getByText(/^Repayment 6 of 6$/)).toBeVisible();
    await expect(page.getByText('6 months')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('elsewhere the plan is folded, and unfolded on paper', async ({ page, borrowerOrigin, sandbox }) => {
    await sandbox.choose('confirm-instalments');
    await page.goto(`${borrowerOrigin}/loanConfirm?productId=302`);
    const last = page.getByText('Repayment 6 of 6');
    await expect(page.getByText('Repayment 3 of 6')).toBeVisible();
    await expect(last).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
    await expect(apply(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'more' }).click();
    await expect(last).toBeVisible();
  });

  test('what was not sent is not known, and never 0', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm-no-plan')));
    const cost = page.getByRole('region', { name: 'What this loan costs' });
    await expect(cost.getByRole('definition')).toHaveText(['₱5,000.00', 'Not known', 'Not known']);
    await expect(cost).not.toContainText('₱0.00');
  });

  test('an unreadable amount cannot be applied for', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm-unreadable-amount')));
    await expect(apply(page)).toBeDisabled();
    await expect(apply(page)).toHaveAccessibleDescription(/could not be read/);
  });

  test('its agreements open through the door, by their place', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm')));
    await page.getByRole('button', { name: 'Disclosure Statement' }).click();
    await expect(page.getByRole('heading', { name: 'Disclosure Statement' })).toBeVisible();
    const [request] = await sandbox.requests('contractJump');
    expect(request?.query).toMatchObject({ productId: '301', scene: '3', position: '1' });
  });

  for (const [endpoint, kind] of [
    ['loanDetailConfirm', 'http500'],
    ['loanDetailConfirm', 'html'],
    ['loanDetailConfirm', 'wrongCodeType'],
    ['loanDetailConfirm', 'nullData'],
    ['contract', 'drop'],
  ] as const) {
    test(`${endpoint} with ${kind} shows Retry, which works`, async ({ page, borrowerOrigin, sandbox }) => {
      const entry = await sandbox.choose('confirm');
      await sandbox.control('faults', { endpoint, kind });
      await page.goto(borrowerOrigin + entry);
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await sandbox.clearFaults();
      await retry.click();
      await expect(page.getByRole('button', { name: 'Loan Agreement' })).toBeVisible();
      await expect(apply(page)).toBeEnabled();
    });
  }
});

test.describe('applying', () => {
  test('checked by default: applies once, and leaves for the new order in place of this page', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(`${borrowerOrigin}/error`);
    await page.goto(`${borrowerOrigin}${await sandbox.choose('confirm')}&sessionId=s-1`);
    await expect(agreeBox(page)).toBeChecked();
    await apply(page).evaluate((button) => {
      if (!(button instanceof HTMLElement)) return;
      button.click();
      button.click();
    });
    await expect(page).toHaveURL(/\/loanDetail\?.*from=confirm/);
    await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
    const requests = await sandbox.requests('loanDetailPush');
    expect(requests.map(({ payload }) => payload)).toEqual([
      { amount: '5000.00', periods: '91', termUnit: 'days', productId: '301' },
    ]);
    // The order's page knows who is asking, though the address bar does not say it.
    expect((await sandbox.requests('loanDetails')).at(-1)?.query).toMatchObject({ sessionId: 's-1' });
    await page.goBack();
    await expect(page).toHaveURL(/\/error$/);
  });

  test('unchecked, it is grey and inert', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm')));
    await agreeBox(page).uncheck({ force: true });
    await expect(apply(page)).toBeDisabled();
    await expect(apply(page)).toHaveAccessibleDescription('Tick the box to agree before you apply.');
    await apply(page).click({ force: true });
    expect(await sandbox.requests('loanDetailPush')).toHaveLength(0);
    await agreeBox(page).check({ force: true });
    await expect(apply(page)).toBeEnabled();
  });

  test("a refusal shows the server's message, and may be tried again", async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    await sandbox.control('faults', { endpoint: 'loanDetailPush', kind: 'rejected', times: 1 });
    await page.goto(borrowerOrigin + entry);
    await apply(page).click();
    await expect(page.getByText('The service is busy. Please try again later.').first()).toBeVisible();
    await apply(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    expect(await sandbox.requests('loanDetailPush')).toHaveLength(2);
  });

  test('a lost answer leads to the order that was made, not to a second application', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    await sandbox.control('faults', { endpoint: 'loanDetailPush', kind: 'drop', applied: true });
    await page.goto(borrowerOrigin + entry);
    const before = await orderNumbers(page, borrowerOrigin);
    await expect.poll(async () => (await sandbox.requests('problemInit')).length).toBeGreaterThan(1);
    await apply(page).click();
    await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
    await expect(apply(page)).toHaveCount(0);
    expect(await sandbox.requests('loanDetailPush')).toHaveLength(1);
    const [made, ...others] = (await orderNumbers(page, borrowerOrigin)).filter((number) => !before.includes(number));
    expect(others).toEqual([]);
    await page.getByRole('button', { name: 'See the order' }).click();
    await expect(page).toHaveURL(new RegExp(`/loanDetail\\?productId=301&orderId=${made}$`));
    await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  });

  test('an application that never arrived may be sent again, after the orders were read', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    await sandbox.control('faults', { endpoint: 'loanDetailPush', kind: 'drop', times: 1 });
    await page.goto(borrowerOrigin + entry);
    await expect.poll(async () => (await sandbox.requests('problemInit')).length).toBeGreaterThan(0);
    await apply(page).click();
    await expect(page.getByRole('heading', { name: 'Your application does not seem to have arrived' })).toBeVisible();
    expect(await sandbox.requests('loanDetailPush')).toHaveLength(1);
    await apply(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
  });

  test('while the orders cannot be read, nothing is offered but reading them', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    await page.goto(borrowerOrigin + entry);
    await expect.poll(async () => (await sandbox.requests('problemInit')).length).toBeGreaterThan(0);
    await sandbox.control('faults', { endpoint: 'loanDetailPush', kind: 'http500', applied: true });
    await sandbox.control('faults', { endpoint: 'problemInit', kind: 'http500' });
    await apply(page).click();
    const checkAgain = page.getByRole('button', { name: 'Check again' });
    await expect(checkAgain).toBeVisible();
    await expect(apply(page)).toHaveCount(0);
    await sandbox.clearFaults();
    await checkAgain.click();
    await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
    expect(await sandbox.requests('loanDetailPush')).toHaveLength(1);
  });

  test('a page that was killed while it applied looks for the order first', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    await page.goto(borrowerOrigin + entry);
    await expect.poll(async () => (await sandbox.requests('problemInit')).length).toBeGreaterThan(0);
    await sandbox.control('faults', { endpoint: 'loanDetailPush', kind: 'hang', applied: true });
    await apply(page).click();
    await expect.poll(async () => (await orderNumbers(page, borrowerOrigin)).length).toBe(5);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
    expect(await orderNumbers(page, borrowerOrigin)).toHaveLength(5);
  });

  test('out of the back/forward cache nothing is in progress, and all is read again', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    await page.goto(borrowerOrigin + entry);
    await expect.poll(async () => (await sandbox.requests('problemInit')).length).toBeGreaterThan(0);
    await sandbox.control('faults', { endpoint: 'loanDetailPush', kind: 'hang' });
    await apply(page).click();
    await expect(page.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
    const offersRead = (await sandbox.requests('loanDetailConfirm')).length;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('heading', { name: 'Your application does not seem to have arrived' })).toBeVisible();
    await expect(apply(page)).toBeEnabled();
    await expect.poll(async () => (await sandbox.requests('loanDetailConfirm')).length).toBeGreaterThan(offersRead);
  });

  test('a hostile link leaves an application that was received: it is said, and Apply does not come back', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = borrowerOrigin + (await sandbox.choose('hostile-order-link'));
    await page.goto(entry);
    await apply(page).click();
    await expect(page.getByText('This link is not safe, so it was not opened.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
    expect(page.url()).toBe(entry);
    await expect(apply(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'See my orders' }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
  });
});

test.describe('the agreement modal', () => {
  test('opens on load; Agree ticks the box, its page is sandboxed and can be opened', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm-agreement')));
    const modal = dialog(page, 'Agreement');
    const frame = modal.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('heading', { name: 'Loan Agreement' })).toBeVisible();
    // What is framed is somebody else's page.
    expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([]);
    await modal.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(agreeBox(page)).toBeChecked();

    await page.reload();
    await modal.getByRole('button', { name: 'Open the agreement on a page of its own' }).click();
    await expect(page.getByRole('heading', { name: 'Loan Agreement' })).toBeVisible();
    expect(page.url()).toContain('/peace/__agreements/');
  });

  test('Cancel, and the back gesture, clear the box', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm-agreement')));
    const modal = dialog(page, 'Agreement');
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await expect(modal).toBeHidden();
    await expect(agreeBox(page)).not.toBeChecked();
    await expect(apply(page)).toBeDisabled();

    await page.reload();
    await expect(modal).toBeVisible();
    expect(await goBackNatively(page)).toBe(true);
    await expect(modal).toBeHidden();
    await expect(agreeBox(page)).not.toBeChecked();
    expect(await goBackNatively(page)).toBe(false);
  });

  test('a hostile address is not framed, and cannot be agreed to', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('hostile-agreement')));
    const modal = dialog(page, 'Agreement');
    await expect(modal.getByText('This link is not safe, so it was not opened.')).toBeVisible();
    await expect(modal.locator('iframe')).toHaveCount(0);
    await expect(modal.getByRole('button', { name: 'Agree', exact: true })).toBeDisabled();
  });
});

test.describe('the question before leaving', () => {
  test('is asked on the back gesture only where the server wants it', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm')));
    await expect(apply(page)).toBeEnabled();
    expect(await goBackNatively(page)).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Cancel stays, Agree leaves', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(`${borrowerOrigin}/error`);
    await page.goto(borrowerOrigin + (await sandbox.choose('confirm-retention')));
    await expect(apply(page)).toBeEnabled();
    expect(await goBackNatively(page)).toBe(true);
    const question = dialog(page, 'Leaving already?');
    await expect(question).toContainText('Your loan is one tap away.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();

    expect(await goBackNatively(page)).toBe(true);
    await expect(question).toBeVisible();
    // A second gesture only closes it.
    expect(await goBackNatively(page)).toBe(true);
    await expect(question).toBeHidden();

    await page.getByRole('button', { name: 'Back' }).click();
    await question.getByRole('button', { name: 'Agree' }).click();
    await expect(page).toHaveURL(/\/error$/);
  });
});

test.describe('variant 2', () => {
  test('in pesos, with the button of the server; it is counted and applied for once', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('variant2')));
    const button = page.getByRole('button', { name: 'Get my money' });
    await expect(page.getByRole('region', { name: 'What this loan costs' }).getByRole('definition')).toHaveText([
      '₱5,000.00',
      '₱5,450.00',
      '₱450.00',
    ]);
    await sandbox.control('faults', { endpoint: 'variant2Track', kind: 'http500' });
    await button.click();
    await expect(page).toHaveURL(/\/loanDetail\?.*from=confirm/);
    expect(await sandbox.requests('variant2Submit')).toHaveLength(1);
    expect(await sandbox.requests('variant2Track')).toHaveLength(1);
  });

  test('in rupees when coinciding is 1', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('variant2-rupee')));
    await expect(page.getByText('₹5,000.00').first()).toBeVisible();
    await expect(page.getByText('₱')).toHaveCount(0);
  });

  test('its agreements open by their place', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('variant2')));
    await page.getByRole('button', { name: 'Loan Agreement' }).click();
    await expect(page.getByRole('heading', { name: 'Loan Agreement' })).toBeVisible();
    expect((await sandbox.requests('variant2AgreementLink')).at(0)?.query).toMatchObject({ position: '0' });
  });

  test('promotes something over the offer: closed by its icon, opened by its button', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = borrowerOrigin + (await sandbox.choose('variant2-promo'));
    await page.goto(entry);
    const promo = dialog(page, 'An offer for you');
    await expect(promo).toContainText('First loan?');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await promo.getByRole('button', { name: 'Close' }).click();
    await expect(promo).toBeHidden();
    // The question before leaving is asked once the popup is out of the way.
    expect(await goBackNatively(page)).toBe(true);
    await expect(dialog(page, 'Leaving already?')).toBeVisible();

    await page.reload();
    await promo.getByRole('button', { name: 'Tell me more' }).click();
    await expect(page.getByRole('heading', { name: /^Fiesta promo/ })).toBeVisible();
  });

  test('a hostile promo link is refused', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = borrowerOrigin + (await sandbox.choose('hostile-promo'));
    await page.goto(entry);
    await dialog(page, 'An offer for you').getByRole('button', { name: 'Tell me more' }).click();
    await expect(page.getByText('This link is not safe, so it was not opened.')).toBeVisible();
    expect(page.url()).toBe(entry);
  });

  test('a refusal of the offer shows the message of the server', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('variant2');
    await sandbox.control('faults', { endpoint: 'variant2Confirm', kind: 'rejected' });
    await page.goto(borrowerOrigin + entry);
    await expect(page.getByRole('heading', { name: 'The service is busy. Please try again later.' })).toBeVisible();
  });

  test('a lost answer leads to the order that was made', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('variant2');
    await page.goto(borrowerOrigin + entry);
    await expect.poll(async () => (await sandbox.requests('problemInit')).length).toBeGreaterThan(0);
    await sandbox.control('faults', { endpoint: 'variant2Submit', kind: 'truncated' });
    await page.getByRole('button', { name: 'Get my money' }).click();
    await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
    expect(await sandbox.requests('variant2Submit')).toHaveLength(1);
  });
});

test.describe('joint-login failure', () => {
  test('says why and what else there is; a product opens by the target rule', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('joint-login-failure')));
    await expect(page).toHaveTitle('Order Details');
    await expect(
      page.getByRole('heading', { name: 'Your application could not be passed on to this lender.' }),
    ).toBeVisible();
    await expect(page.getByText('The lender could not confirm your account.')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    // A native link, and no shell to open it.
    await page.getByRole('article', { name: 'Isla Peso' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('The app could not open this. Please try again.')).toBeVisible();
    await page.getByRole('article', { name: 'Salapi Lane' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { name: /^Salapi Lane/ })).toBeVisible();
    expect((await sandbox.requests('productLink')).map(({ payload }) => Object.values(payload))).toEqual([
      ['tok-isla-peso', 'jointLoginFailure', '1'],
      ['tok-salapi-lane', 'jointLoginFailure', '0'],
    ]);
  });

  test("another code than '00' is the text of the page", async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('joint-login-failure');
    await sandbox.control('faults', { endpoint: 'jointLoginFailure', kind: 'rejected' });
    await page.goto(borrowerOrigin + entry);
    await expect(page.getByRole('main')).toContainText('The service is busy. Please try again later.');
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article', { name: 'Salapi Lane' })).toBeVisible();
  });
});

test.describe('orders and products', () => {
  test('the orders lead to their details and to a complaint', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('orders')));
    await expect(page).toHaveTitle('My orders');
    await expect(page.getByRole('article')).toHaveCount(4);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('article').nth(1).getByRole('button', { name: 'Order Details' }).click();
    await expect(page).toHaveURL(/\/loanDetail\?productId=102&orderId=7002$/);
    await page.goBack();
    await page.getByRole('article').first().getByRole('button', { name: 'File a complaint' }).click();
    await expect(page).toHaveURL(/\/complaint\?orderId=7001$/);
  });

  test('an order whose product nobody knows is shown all the same', async ({ page, borrowerOrigin, sandbox }) => {
    await sandbox.choose('orders');
    await page.goto(`${borrowerOrigin}/loanDetail?orderId=7001`);
    await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  });

  test('a changed bank account lands on the orders and says so', async ({ page, borrowerOrigin, sandbox }) => {
    await sandbox.choose('orders');
    await page.goto(`${borrowerOrigin}/order?source=loanDetail`);
    await expect(page.getByRole('heading', { name: 'Your payment account was saved' })).toBeVisible();
  });

  test('without orders it leads to the products, and without those back', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('empty')));
    await expect(page.getByRole('heading', { name: 'You have no orders yet.' })).toBeVisible();
    await page.getByRole('button', { name: 'See what you can borrow' }).click();
    await expect(page).toHaveURL(/\/recommendList$/);
    await expect(page.getByRole('heading', { name: 'There are no products to show right now.' })).toBeVisible();
    await page.getByRole('button', { name: 'See my orders' }).click();
    await expect(page).toHaveURL(/\/order$/);
  });

  test('the recommended list opens a product', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('recommend-list')));
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('article', { name: 'Salapi Lane' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { name: /^Salapi Lane/ })).toBeVisible();
  });

  test('a product leads to its offer, in parts to that of an instalment loan', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('product')));
    await expect(page.getByText('₱12,000.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'See the offer' }).click();
    await expect(page).toHaveURL(/\/confirmOfPeriod\?productId=202$/);
    await page.goto(`${borrowerOrigin}/product?productId=201`);
    await page.getByRole('button', { name: 'See the offer' }).click();
    await expect(page).toHaveURL(/\/loanConfirm\?productId=201$/);
  });

  test('borrowing again leads to the product and its offer', async ({ page, borrowerOrigin, sandbox }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('status-200')));
    await page.getByRole('button', { name: 'Borrow Again' }).click();
    await page.getByRole('button', { name: 'See the offer' }).click();
    await expect(apply(page)).toBeEnabled();
  });

  test('the loan agreement lists what can be read, and what holds for every loan', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose('loan-agreement')));
    await expect(page.getByRole('heading', { name: 'Loan terms and conditions' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Data Privacy Consent' }).click();
    await expect(page.getByRole('heading', { name: 'Data Privacy Consent' })).toBeVisible();
    await page.goto(`${borrowerOrigin}/loanAgreement`);
    await expect(page.getByRole('heading', { name: 'Loan terms and conditions' })).toBeVisible();
  });

  for (const path of ['/loanConfirm', '/confirmOfPeriod', '/newLoanConfirm', '/product']) {
    test(`${path} without a product says what is missing`, async ({ page, borrowerOrigin, sandbox }) => {
      await sandbox.choose('default');
      await page.goto(borrowerOrigin + path);
      await expect(page.getByRole('heading', { name: /the link has no productId/ })).toBeVisible();
    });
  }
});
