import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { expect, test as base } from '../fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { pressable } from './fault-row.ts';
import { watchLeaks } from './watch-leaks.ts';

const STATS_URL = 'https://stats.example/collect';
/** Who is calling: values that occur nowhere else, so that finding one is finding a leak. */
const who = {
  sessionId: 'sess-SECRET-1',
  userId: 'user-SECRET-2',
  mobilePhone: '09170099881',
  deviceId: 'dev-SECRET-4',
};
const secrets = Object.values(who);
const session = new URLSearchParams({ ...who, appName: 'peace', appVersion: '1.0.0', clientType: 'ios' });

/** borrower-h5 as it is built with statistics on; everywhere else it has none. */
const test = base.extend<object, { readonly countingOrigin: string }>({
  countingOrigin: [
    async ({ runningSandbox }, use) => {
      const root = dirname(createRequire(import.meta.url).resolve('borrower-h5/package.json'));
      const outDir = await mkdtemp(join(tmpdir(), 'borrower-stats-'));
      const before = { ...process.env };
      Object.assign(process.env, {
        VITE_STATS_URL: STATS_URL,
        NODE_ENV: 'production',
        PEACE_ORIGIN: runningSandbox.origin,
      });
      await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
      const server = await preview({
        root,
        logLevel: 'error',
        build: { outDir },
        preview: { port: 0, strictPort: false },
      });
      for (const name of ['VITE_STATS_URL', 'NODE_ENV']) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
      const address = server.httpServer.address();
      if (address === null || typeof address === 'string') throw new Error('borrower-h5 does not listen on a port.');
      await use(`http://127.0.0.1:${address.port}`);
      await server.close();
      await rm(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

interface Walk {
  readonly name: string;
  readonly scenario: string;
  readonly go: (page: Page, sandbox: Sandbox) => Promise<void>;
}

const walks: readonly Walk[] = [
  {
    name: 'order, repay, pay link of a partner',
    scenario: 'status-174',
    go: async (page) => {
      await pressable(page, 'Repayment').click();
      await pressable(page, 'Payment Method').click();
      await page.route('**/generate-vcode?*', (route) =>
        route.fulfill({ json: { code: 0, message: '', data: { payUrl: 'https://partner.example/pay?code=1' } } }),
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Payment' }).click();
      await page.waitForURL('https://partner.example/**');
    },
  },
  {
    name: 'pay code, its page',
    scenario: 'repay-default-code',
    go: async (page) => {
      await page.getByRole('button', { name: /7-Eleven/ }).click();
      await expect(page).toHaveURL(/repaymentOfCode2$/);
    },
  },
  {
    name: 'apply, the new order',
    scenario: 'confirm',
    go: async (page) => {
      await pressable(page, 'Apply').click();
      await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
      await expect(page).toHaveURL(/from=confirm/);
    },
  },
  {
    name: 'complaint, from the order list to the list of complaints',
    scenario: 'orders',
    go: async (page) => {
      await page.getByRole('article').first().getByRole('button', { name: 'File a complaint' }).click();
      await pressable(page, 'Collection').click();
      await pressable(page, 'Calls outside allowed hours').click();
      await page.getByRole('textbox', { name: 'Description' }).fill('They called at eleven.');
      await pressable(page, 'Send').click();
      await expect(page).toHaveURL(/\/complaint\?orderId=7001$/);
      await pressable(page, 'My complaints').click();
      await page
        .getByRole('button', { name: /Problem Type: / })
        .first()
        .click();
      await expect(page).toHaveURL(/complainDetails/);
    },
  },
  {
    name: 'customer service, the chat',
    scenario: 'customer-service',
    go: async (page) => {
      await pressable(page, 'Chat with us').click();
      await page.waitForURL('https://wa.me/**');
    },
  },
  {
    name: 'legacy repayment with a card',
    scenario: 'legacy-repayment',
    go: async (page) => {
      await page.getByRole('radio', { name: /Bangko ng Bayan/ }).check({ force: true });
      await pressable(page, 'Payment').click();
      await expect(pressable(page, 'Borrow Again')).toBeVisible();
    },
  },
  {
    name: 'a recommended product, joint-login failure',
    scenario: 'joint-login-failure',
    go: (page) => expect(page.getByRole('article', { name: 'Salapi Lane' })).toBeVisible(),
  },
  {
    name: 'an error, its way home',
    scenario: 'status-174',
    go: async (page, sandbox) => {
      await sandbox.control('faults', { endpoint: 'loanDetails', kind: 'wrongTypes' });
      await page.reload();
      await expect(pressable(page, 'Retry')).toBeVisible();
    },
  },
];

for (const { name, scenario, go } of walks) {
  test(`who is calling stays between the page and its backend: ${name}`, async ({
    page,
    context,
    countingOrigin,
    sandbox,
  }) => {
    const leaks = await watchLeaks(context, page, { own: countingOrigin, secrets });
    const entry = await sandbox.choose(scenario);
    await page.goto(`${countingOrigin}${entry}${entry.includes('?') ? '&' : '?'}${session}`);
    await expect(page.getByRole('main')).toContainText(/\S/);
    leaks.started();
    await go(page, sandbox);
    expect(await leaks.found()).toEqual([]);
    expect(leaks.requestsTo(STATS_URL).length, 'statistics are on').toBeGreaterThan(0);
    // The backend, and nobody else, is told who is calling.
    const { entries } = await sandbox.observe<{
      entries: readonly { query: Readonly<Record<string, string>>; headers: Readonly<Record<string, string>> }[];
    }>('log');
    expect(entries.some(({ query }) => query['sessionId'] === who.sessionId)).toBe(true);
    for (const { headers } of entries) {
      for (const secret of secrets) expect(headers['referer'] ?? '').not.toContain(secret);
    }
  });
}
