import { describe } from 'vitest';
import { expect, test } from './fixtures.ts';
import { namesOf, receives } from './shell.ts';

// Shells of both kinds are about: those that answer a message, and those that only take it.
describe.each(['plain', 'reply'] as const)('in a shell with %s handlers', (handlers) => {
  test('an order is paid through the link of the chosen channel, and borrowed again in the app', async ({
    open,
    borrowerOrigin,
    sandbox,
  }) => {
    const { shell, page } = await open(handlers);
    const order = borrowerOrigin + (await sandbox.choose('status-174'));
    await page.open(order);
    await page.tap('link', 'Repayment');
    await page.tap('button', 'Payment Method');
    await page.tap('label', 'Maya bill payment');
    await page.tap('button', 'Payment');
    await page.find('heading', 'Payment partner (sandbox)');
    await page.shows('Maya bill payment');
    const requests = await sandbox.requests('createPayLink');
    expect(requests.map(({ payload }) => payload)).toEqual([
      { productId: '68174', orderId: '8174', amount: '5450.00', channelNumber: '90002' },
    ]);
    await page.tap('button', 'Pay');
    await page.shows('Paid. Thank you.');

    await page.open(order);
    await page.tap('button', 'Borrow Again');
    await receives(shell, page, ['openPageWithParam']);
    const [message] = await shell.received();
    expect(message?.payload).toEqual({ toP: 'peace://product', productId: '68174' });
  });

  test('leaving an offer is asked about on the native back, and applying leads to the order', async ({
    open,
    borrowerOrigin,
    sandbox,
  }) => {
    const { shell, page } = await open(handlers);
    await page.open(borrowerOrigin + (await sandbox.choose('confirm-retention')));
    await page.isTitled('Confirm your loan');
    expect(await shell.tell('back')).toBe(true);
    await page.find('dialog', 'Point out');
    await page.tap('button', 'Cancel');
    expect(await namesOf(shell)).toEqual([]);
    await page.tap('button', 'Apply');
    await page.isAt(/\/loanDetail\?.*from=confirm/);
    await page.isTitled('Order Details');
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
    await receives(shell, page, ['confirmBurialPoint']);
    expect((await shell.received())[0]?.payload).toMatchObject({ productId: '303' });
    expect(await shell.tell('back')).toBe(false);
  });
});

test('an offer with text at 200 % neither scrolls sideways nor cuts an amount off', async ({
  open,
  borrowerOrigin,
  sandbox,
}) => {
  const { page } = await open('reply');
  await page.open(borrowerOrigin + (await sandbox.choose('confirm-instalments')));
  await page.isTitled('Confirm your loan');
  await page.enlargeText();
  expect(await page.overflowing()).toEqual([]);
});
