import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from '../../src/sandbox.ts';
import { expect, test } from './fixtures.ts';
import type { Page } from './page.ts';
import type { Shell } from './shell.ts';

// The rows of 'What the web view must be able to do' in docs/contracts/native-bridge.md.

const PARTNER = 'Payment partner (sandbox)';

interface Opening {
  readonly page: Page;
  readonly borrowerOrigin: string;
  readonly sandbox: Sandbox;
}

/** Opens the pay link of the first channel. */
async function openPartner({ page, borrowerOrigin, sandbox }: Opening): Promise<void> {
  await page.open(borrowerOrigin + (await sandbox.choose('repay')));
  await page.tap('button', 'Payment Method');
  await page.tap('button', 'Payment');
  await page.find('heading', PARTNER);
}

/** Waits until the shell has had exactly these events. */
async function hasEvents(shell: Shell, page: Page, expected: readonly (readonly [string, RegExp])[]): Promise<void> {
  await page.until(async () => {
    const events = await shell.events();
    const isRight =
      events.length === expected.length &&
      events.every(({ kind, text }, index) => kind === expected[index]?.[0] && expected[index][1].test(text));
    return isRight ? undefined : `The shell had: ${JSON.stringify(events)}.`;
  });
}

test('a payment page opens a wallet’s app and no other scheme', async ({ open, borrowerOrigin, sandbox }) => {
  const { shell, page } = await open('reply');
  await openPartner({ page, borrowerOrigin, sandbox });
  await page.tap('link', 'Open in GCash');
  await hasEvents(shell, page, [['app', /^gcash:\/\/bills\/\d+$/]]);
  for (const link of ['tel:911', 'intent://x#Intent;scheme=other;end', 'peace://product']) {
    await page.driver.executeScript('location.href = arguments[0]', link);
  }
  await hasEvents(shell, page, [
    ['app', /^gcash:/],
    ['refused', /^tel:/],
    ['refused', /^intent:/],
    ['refused', /^peace:/],
  ]);
  await page.find('heading', PARTNER);
});

test('_blank and window.open load in the same web view, and back returns', async ({
  open,
  borrowerOrigin,
  sandbox,
}) => {
  const { shell, page } = await open('reply');
  await openPartner({ page, borrowerOrigin, sandbox });
  for (const [role, name] of [
    ['link', 'Terms'],
    ['button', 'Questions'],
  ] as const) {
    await page.tap(role, name);
    await page.find('heading', `${name} (partner's page, sandbox)`);
    await page.driver.navigate().back();
    await page.find('heading', PARTNER);
  }
  await hasEvents(shell, page, [
    ['window', /Terms$/],
    ['window', /Questions$/],
  ]);
});

test('alert and confirm are shown and answered', async ({ open, borrowerOrigin, sandbox }) => {
  const { shell, page } = await open('reply');
  await openPartner({ page, borrowerOrigin, sandbox });
  await page.tap('button', 'Hours');
  await page.tap('button', 'Cancel');
  await page.find('button', 'Cancelled');
  await hasEvents(shell, page, [
    ['dialog', /^Closes at 5:00 p\.m\.$/],
    ['dialog', /^Cancel\?$/],
  ]);
});

test('a killed web process leads back to our last page, which knows of the payment', async ({
  open,
  borrowerOrigin,
  sandbox,
}) => {
  const { shell, page } = await open('reply');
  await openPartner({ page, borrowerOrigin, sandbox });
  await shell.kill();
  await page.until(async () => {
    const text = String(await shell.text());
    return text.includes('You opened the payment page') ? undefined : `The page shows: ${text}`;
  });
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
  await hasEvents(shell, page, [['restarted', /\/repay\?/]]);
});

test('a file of a payment page is downloaded, and the page stays', async ({ open, borrowerOrigin, sandbox }) => {
  const { shell, page } = await open('reply');
  await openPartner({ page, borrowerOrigin, sandbox });
  await page.tap('button', 'Pay');
  await page.tap('link', 'Receipt');
  await hasEvents(shell, page, [['downloaded', /receipt\.txt$/]]);
  const [file] = await shell.events();
  expect(await readFile(new URL(file?.text ?? ''), 'utf8')).toBe('Paid. Thank you.');
  await page.shows('Paid. Thank you.');
});

test('a link from outside brings no session', async ({ open, borrowerOrigin, sandbox }) => {
  const { shell, page } = await open('reply');
  await page.open(`${borrowerOrigin}${await sandbox.choose('repay')}&sessionId=ours&userId=us`);
  await page.find('button', 'Payment Method');
  await shell.follow(
    `${borrowerOrigin}/loanDetail?orderId=8401&productId=68401&sessionId=theirs&userId=they&mobilePhone=9`,
  );
  await page.find('link', 'Repayment');
  const [request] = await sandbox.requests('getOrder');
  expect(request?.query).toMatchObject({ sessionId: 'ours', userId: 'us' });
  expect(request?.query).not.toHaveProperty('mobilePhone');
  await shell.follow('https://elsewhere.example/');
  await hasEvents(shell, page, [['refused', /elsewhere/]]);
});

test('text at an iPhone’s largest size is twice as large, and nothing is cut', async ({
  open,
  borrowerOrigin,
  sandbox,
}) => {
  const { page } = await open('reply', fileURLToPath(new URL('as-an-iphone.js', import.meta.url)));
  for (const [scenario, button] of [
    ['repay', 'Payment Method'],
    ['confirm', 'Apply'],
    ['status-174', 'Remind me before it is due'],
  ] as const) {
    await page.open(borrowerOrigin + (await sandbox.choose(scenario)));
    await page.find('button', button);
    expect(await page.driver.executeScript('return document.documentElement.style.fontSize')).toBe('200%');
    expect(await page.overflowing(), scenario).toEqual([]);
  }
});
