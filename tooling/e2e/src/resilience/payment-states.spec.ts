import type { Page } from '@playwright/test';
import { demanded } from '@peace/sandbox/client';
import { expect, test } from '../fixtures.ts';
import { delayRequests } from '../delay-requests.ts';
import type { Sandbox } from '../sandbox.ts';
import { pressable } from './fault-row.ts';
import { byPayCode, expectKnown, unknownOutcome, paymentWays, type PaymentWay } from './payment-ways.ts';

// Every way to pay in every state that a payment can be in: it is requested once, and every page knows of it.

const session = 'userId=u-1&sessionId=s-1';
/** The calls of the ways to pay. */
const WRITES = /generate-vcode|repayment-huichao|repayment-(commit|confirm)/;
const NEVER_SETTLED = 24 * 60 * 60 * 1000;

/** Opens the page of a way, up to the tap that sends. */
async function open(page: Page, way: PaymentWay, sandbox: Sandbox): Promise<string> {
  const entry = await sandbox.choose(way.scenario);
  const address = `${way.address ?? entry}&${session}`;
  await demanded(sandbox.client.setSettlement(NEVER_SETTLED));
  await page.goto(address);
  await way.prepare({ page, sandbox });
  return address;
}

async function isSentOnce(sandbox: Sandbox, { endpoint }: PaymentWay): Promise<void> {
  expect(await sandbox.requests(endpoint)).toHaveLength(1);
}

/** Settles the payment. The page learns of it by "Check again", or by itself before that is pressed. */
async function settle(page: Page, sandbox: Sandbox): Promise<void> {
  await demanded(sandbox.client.setSettlement(0));
  await expect(async () => {
    if ((await unknownOutcome(page).count()) === 0) return;
    await pressable(page, 'Check again').click({ timeout: 1000 });
    await expect(unknownOutcome(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/** The time of every check of a lost response passes. */
async function lookInVain(page: Page, offer: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(pressable(page, offer)).toBeVisible({ timeout: 200 });
  }).toPass();
}

for (const way of paymentWays) {
  const isCard = way.pay === null;

  test.describe(way.name, () => {
    test('killed while it is requested', async ({ page, context, sandbox }) => {
      const address = await open(page, way, sandbox);
      await sandbox.control('faults', { endpoint: way.endpoint, kind: 'hang', times: 1, applied: true });
      const sent = page.waitForRequest(WRITES);
      await way.send(page);
      await sent;
      await page.close();
      const again = await context.newPage();
      let asksAgain = false;
      again.on('request', (request) => (asksAgain ||= WRITES.test(request.url())));
      await again.goto(address);
      await expectKnown(again);
      expect(asksAgain).toBe(false);
    });

    test('killed after its response was lost, and while it is looked for', async ({ page, context, sandbox }) => {
      const address = await open(page, way, sandbox);
      await sandbox.control('faults', { endpoint: way.endpoint, kind: 'http500', times: 1, applied: true });
      await way.send(page);
      await expectKnown(page);
      await page.close();
      await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500' });
      const looking = await context.newPage();
      await looking.goto(address);
      await expect(pressable(looking, 'Payment Method', 'Payment')).toHaveCount(0);
      await looking.close();
      await sandbox.clearFaults();
      const again = await context.newPage();
      await again.goto(address);
      await expectKnown(again);
      await isSentOnce(sandbox, way);
    });

    test('killed after it was started, and settled late', async ({ page, context, sandbox }) => {
      const address = await open(page, way, sandbox);
      await way.send(page);
      await (isCard ? page.waitForURL(/\/loanDetail/) : way.pay?.(page));
      await page.close();
      const again = await context.newPage();
      await again.goto(address);
      await expectKnown(again);
      await settle(again, sandbox);
      await again.close();
      const after = await context.newPage();
      await after.goto(address);
      // The sandbox extends an order once; what else was paid here is the whole loan.
      await expect(pressable(after, 'Payment Method', 'Payment')).toHaveCount(0);
      await isSentOnce(sandbox, way);
      const { payments } = await demanded(sandbox.client.payments());
      expect(payments.map(({ outcome }) => outcome)).toEqual(['settled']);
    });

    test('known to a second window, while it is requested and after it', async ({ page, context, sandbox }) => {
      const address = await open(page, way, sandbox);
      const second = await context.newPage();
      await second.goto(address);
      await (way.prepareSecond ?? way.prepare)({ page: second, sandbox });
      const release = await delayRequests(page, WRITES);
      await way.send(page);
      await expect(
        second.getByRole('heading', { name: 'A payment is being prepared in another window' }),
      ).toBeVisible();
      await expectKnown(second);
      release();
      await expect(second.getByRole('heading', { name: /^You (started|opened) / })).toBeVisible();
      await expectKnown(second);
      await isSentOnce(sandbox, way);
    });

    test("in another borrower's session the app asks", async ({ page, sandbox }) => {
      const address = await open(page, way, sandbox);
      await sandbox.control('faults', { endpoint: way.endpoint, kind: 'http500', times: 1, applied: true });
      await way.send(page);
      await expectKnown(page);
      const others = await page.context().newPage();
      await others.goto(address.replace(session, 'userId=u-2&sessionId=s-2'));
      await others.getByRole('button', { name: 'Switch to the other account' }).click();
      // The order is the same: what was started is asked about, and stays stored.
      await expectKnown(others);
      expect(await others.evaluate(() => JSON.stringify(localStorage))).toContain('payment:');
    });

    test('at a backend that ignores keys, its response lost', async ({ page, sandbox }) => {
      await page.clock.install();
      await open(page, way, sandbox);
      await demanded(sandbox.client.honourIdempotencyKeys(false));
      await sandbox.control('faults', { endpoint: way.endpoint, kind: 'http500', times: 1, applied: true });
      await way.send(page);
      await expectKnown(page);
      const { offer, decline } = way.again;
      await expect(pressable(page, offer)).toHaveCount(0);
      await lookInVain(page, offer);
      for (const name of decline) await pressable(page, name).click();
      await expectKnown(page);
      await isSentOnce(sandbox, way);
    });
  });
}

test.describe('a pay code', () => {
  const openCode = async (page: Page, sandbox: Sandbox) => {
    const address = `${await sandbox.choose(byPayCode.scenario)}&${session}`;
    await demanded(sandbox.client.setSettlement(NEVER_SETTLED));
    await page.goto(address);
    return address;
  };

  test('killed after it was started, and settled late', async ({ page, context, sandbox }) => {
    const address = await openCode(page, sandbox);
    await byPayCode.begin(page);
    await expectKnown(page);
    await demanded(sandbox.client.payByCode(byPayCode.code));
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await expectKnown(again);
    await settle(again, sandbox);
    await expect(pressable(again, 'Copy', 'Payment Method')).toHaveCount(0);
    const { payments } = await demanded(sandbox.client.payments());
    expect(payments.map(({ outcome }) => outcome)).toEqual(['settled']);
  });

  test('known to a second window, which asks before another way to pay', async ({ page, context, sandbox }) => {
    const address = await openCode(page, sandbox);
    const second = await context.newPage();
    await second.goto(address);
    await expect(pressable(second, 'Payment Method')).toBeVisible();
    await byPayCode.begin(page);
    await expectKnown(second);
    // It is what the borrower pays with.
    await expect(pressable(second, 'Copy')).toBeVisible();
    await pressable(second, 'Payment Method').click();
    await pressable(second, 'Do not pay again').click();
    expect(await sandbox.requests('createPayLink')).toEqual([]);
  });

  test("in another borrower's session the app asks", async ({ page, sandbox }) => {
    const address = await openCode(page, sandbox);
    await byPayCode.begin(page);
    await expectKnown(page);
    const others = await page.context().newPage();
    await others.goto(address.replace(session, 'userId=u-2&sessionId=s-2'));
    await others.getByRole('button', { name: 'Switch to the other account' }).click();
    await expectKnown(others);
    expect(await others.evaluate(() => JSON.stringify(localStorage))).toContain('payment:');
  });
});
