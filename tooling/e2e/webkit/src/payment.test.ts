import { demanded } from '@peace/sandbox/client';
import { describe } from 'vitest';
import { expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

const legacy = '/chooseRepayment?orderId=7001&amount=545000&productId=101&userId=u-1&sessionId=s-1';
const PARTNER = 'Payment partner (sandbox)';

/** Opens the pay link of the first channel. */
async function openPayLink(page: Page): Promise<void> {
  await page.tap('button', 'Payment Method');
  await page.tap('button', 'Payment');
  await page.find('heading', PARTNER);
}

/** The page says that the payment page was opened. */
async function isPending(page: Page): Promise<void> {
  await page.find('heading', 'You opened the payment page');
}

describe('a pending payment', () => {
  test('is known to a page that is opened again or reloaded, and is paid again only after a confirmation', async ({
    open,
    borrowerOrigin,
    sandbox,
  }) => {
    const { page } = await open('reply');
    const address = borrowerOrigin + (await sandbox.choose('repay'));
    await page.open(address);
    await openPayLink(page);
    await page.open(address);
    await isPending(page);
    await page.shows('through GCash bill payment');
    await page.driver.navigate().refresh();
    await isPending(page);
    expect(await sandbox.requests('createPayLink')).toHaveLength(1);

    await page.tap('button', 'Payment Method');
    await page.tap('button', 'Do not pay again');
    await isPending(page);
    await page.tap('button', 'Payment Method');
    await page.tap('button', 'I want to pay again');
    await page.tap('button', 'Payment');
    await page.find('heading', PARTNER);
    expect(await sandbox.requests('createPayLink')).toHaveLength(2);
  });

  test('that the lender learns of late is found when the shell shows the page again', async ({
    open,
    borrowerOrigin,
    sandbox,
  }) => {
    const { shell, page } = await open('reply');
    const address = borrowerOrigin + (await sandbox.choose('settlement-late'));
    await page.open(address);
    await openPayLink(page);
    await page.tap('button', 'Pay');
    await page.shows('Paid. Thank you.');
    await page.open(address);
    await isPending(page);
    await page.shows('the payment has not arrived yet');
    await demanded(sandbox.client.setSettlement(0));
    await shell.tell('resume');
    await page.shows('Your next payment is');
    expect(await sandbox.requests('createPayLink')).toHaveLength(1);
  });
});

test('a payment whose response was lost is looked for, and not sent again by a reload', async ({
  open,
  borrowerOrigin,
  sandbox,
}) => {
  const { page } = await open('reply');
  const address = borrowerOrigin + (await sandbox.choose('repay'));
  await page.open(address);
  await sandbox.control('faults', { endpoint: 'createPayLink', kind: 'http500', times: 1, applied: true });
  await page.tap('button', 'Payment Method');
  await page.tap('button', 'Payment');
  await page.find('heading', 'We do not know yet whether this went through');
  await page.driver.navigate().refresh();
  await page.find('heading', 'We do not know yet whether this went through');
  expect(await (await page.find('button', 'Payment Method')).isEnabled()).toBe(false);
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
});

test('a wallet leads to its page, and the repayment page knows of it', async ({ open, borrowerOrigin, sandbox }) => {
  const { page } = await open('plain');
  await sandbox.choose('legacy-repayment');
  await page.open(borrowerOrigin + legacy);
  await page.tap('label', /Alipay/);
  await page.tap('button', 'Payment');
  await page.find('heading', PARTNER);
  await page.open(`${borrowerOrigin}/repay?orderId=7001`);
  await isPending(page);
  await page.shows('through Alipay');
});

test('a card is charged once by two taps, and the order is repaid', async ({ open, borrowerOrigin, sandbox }) => {
  const { page } = await open('reply');
  await sandbox.choose('legacy-repayment');
  await page.open(borrowerOrigin + legacy);
  await page.tap('label', /Bangko ng Bayan/);
  await sandbox.control('latency', { endpoint: 'chargeCard', ms: 500 });
  const payment = await page.find('button', 'Payment');
  await page.driver.executeScript('arguments[0].click(); arguments[0].click();', payment);
  await page.isAt(/\/loanDetail\?orderId=7001/);
  await page.find('button', 'Borrow Again');
  expect(await sandbox.requests('chargeCard')).toHaveLength(1);
});

test('a card’s SMS code is there again after the page was killed, and is confirmed once', async ({
  open,
  borrowerOrigin,
  sandbox,
}) => {
  const { page } = await open('plain');
  await sandbox.choose('legacy-repayment');
  await page.open(borrowerOrigin + legacy);
  await page.tap('label', /Isla Savings Bank/);
  await page.tap('button', 'Payment');
  await page.find('textbox', 'SMS code');
  await page.open(borrowerOrigin + legacy);
  await page.type('SMS code', await sandbox.lastSmsCode());
  await page.tap('button', 'Confirm');
  await page.isAt(/\/loanDetail\?orderId=7001/);
  await page.find('button', 'Borrow Again');
  expect(await sandbox.requests('chargeCard')).toHaveLength(1);
  expect(await sandbox.requests('confirmCharge')).toHaveLength(1);
});
