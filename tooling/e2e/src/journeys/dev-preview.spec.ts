import { commonMessages } from '@peace/i18n/messages/common';
import { demanded } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { layoutFaults } from '../measure-layout.ts';
import { expectAccessible, expectFits } from '../page-checks.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const inPhone = (page: Page) => page.frameLocator('iframe[title="Page in the simulated shell"]');
const inSecondPhone = (page: Page) => page.frameLocator('iframe[title="Page in the second phone"]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const timeLine = (page: Page) => page.getByRole('list', { name: 'Time line, newest first' }).getByRole('listitem');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const heading = 'To be repaid';

/** What each link shows, in words of the sandbox where there are any. */
const contentOfLinks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Open a screen': {
    'Confirm loan': 'Lakas Loan',
    'Loan detail': 'Please repay ₱5,450.00',
    Repay: '₱5,450.00',
    'Repay delay': '₱600.00',
    'Bind bank': 'Payment account information',
    'About us': 'About us',
    Complaint: 'Bayani Cash',
    'Customer service': 'Online Service',
    'Privacy policy': 'Privacy policy',
    'Repayment instructions': 'Reference_no',
  },
  'Every other screen': {
    'Choose repayment': 'Isla Savings Bank',
    'Complaint details': 'They called me at eleven in the evening',
    'Complaint list': 'I paid yesterday at the counter',
    'Complaint next': '0/200',
    Error: 'Something went wrong',
    'Instalment confirm': '₱12,000.00',
    'Joint login failure': 'The lender could not confirm your account.',
    'Loan agreement': 'Disclosure Statement',
    'New loan confirm': 'Lakas Loan',
    Orders: 'Salapi Lane',
    Product: 'Tulong Pera',
    'Recommend list': 'Salapi Lane',
    'Repayment of code': '8842001755301',
    'Repayment of stored code': 'no longer on this device',
    'Registration (promotion)': 'Sample company',
  },
};

test.describe('the test page', () => {
  test('keeps what was edited, and its links carry it', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    const values = {
      'App version': '9.8.7',
      'Device name': 'Pixel & co',
      'Device id': 'd/1',
      'OS version': '18',
      'Session id': 's 1',
      'Advertising id': 'ad-1',
      'Product id': '202',
      'Order id': '9009',
    };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.goto('about:blank');
    await page.goto(`${devPreviewOrigin}/testPreview`);
    for (const [label, value] of Object.entries(values)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    const href = (await page.getByRole('link', { name: 'Loan detail' }).getAttribute('href')) ?? '';
    expect(Object.fromEntries(new URL(href, devPreviewOrigin).searchParams)).toMatchObject({
      appVersion: '9.8.7',
      deviceName: 'Pixel & co',
      deviceId: 'd/1',
      osVersion: '18',
      sessionId: 's 1',
      advertisingId: 'ad-1',
      productId: '202',
      orderId: '9009',
    });
  });

  for (const [section, contents] of Object.entries(contentOfLinks)) {
    test(`each link of “${section}” opens its screen`, async ({ page, devPreviewOrigin }) => {
      test.slow();
      await page.goto(`${devPreviewOrigin}/testPreview`);
      const region = page.getByRole('region', { name: section });
      await expect(page.getByText('Loan confirm: one repayment')).toBeAttached();
      await expect(region.getByRole('link')).toHaveCount(Object.keys(contents).length);
      for (const [name, content] of Object.entries(contents)) {
        const link = region.getByRole('link', { name, exact: true });
        await link.click();
        await expect(inPhone(page).getByText(content).first(), name).toBeVisible();
      }
    });
  }

  test('each of the ten links opens its screen as a page, too, as in a real shell', async ({
    page,
    context,
    devPreviewOrigin,
  }) => {
    test.slow();
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await expect(page.getByText('Loan confirm: one repayment')).toBeAttached();
    const alone = await context.newPage();
    for (const [name, content] of Object.entries(contentOfLinks['Open a screen'] ?? {})) {
      const link = page.getByRole('link', { name, exact: true });
      await alone.goto(devPreviewOrigin + ((await link.getAttribute('href')) ?? ''));
      await expect(alone.getByText(content).first(), name).toBeVisible();
    }
  });

  test('a link opens its screen in the phone, in its scenario', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await page.getByRole('link', { name: 'Repay delay' }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue('/repayDelay?productId=68407&orderId=8407');
    await expect.poll(async () => (await sandbox.requests('getExtension')).length).toBe(1);
    await expect(page).toHaveURL(/scenario=rollover/);
  });

  test('alerts where the device is, and that it was not allowed', async ({ page, context, devPreviewOrigin }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await page.getByRole('button', { name: 'Get location' }).click();
    await expect.poll(() => alerts).toEqual([expect.stringContaining('not allowed')]);

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: 121.05, latitude: 14.55 });
    await page.getByRole('button', { name: 'Get location' }).click();
    await expect.poll(() => alerts.at(-1)).toBe('Longitude 121.05, latitude 14.55');
  });

  test('previews a photo and shows what was submitted', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
    await page
      .getByLabel('Photo')
      .setInputFiles({ name: 'receipt.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await expect(page.getByText('receipt.svg · image/svg+xml · 64 bytes · 30 × 20 px')).toBeVisible();
    await page.getByLabel('Contact').fill('Ana');
    await page.getByLabel('Contact').press('Enter');
    await expect(page.getByText('Submitted “Ana”, 3 characters.')).toBeVisible();
  });
});

test.describe('the shell simulator', () => {
  for (const place of ['/\t/evil.example/x', '/.//evil.example/x', '/\t\\evil.example/x']) {
    test(`loads nothing from elsewhere for ${JSON.stringify(place)}, shared or typed`, async ({
      page,
      devPreviewOrigin,
      sandbox,
    }) => {
      await sandbox.choose('default');
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname === 'evil.example') strangers.push(request.url());
      });
      await page.goto(`${devPreviewOrigin}/testPreview#at=${encodeURIComponent(place)}`);
      await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();

      const address = page.getByLabel('Address in the phone');
      await address.fill(place);
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await address.press('Enter');
      await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
      expect(strangers).toEqual([]);
    });
  }

  test('a scenario resets the sandbox and opens its screen; the address brings all of it back', async ({
    page,
    context,
    devPreviewOrigin,
    sandbox,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await tab(page, 'Scenario');
    await page
      .getByRole('region', { name: 'Most used' })
      .getByRole('button', { name: 'Status 174: repayable' })
      .click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await tab(page, 'Network');
    await press(page, '+ 7 days');
    await page.getByLabel('Wait').selectOption('300');
    await page.getByLabel('Colours').selectOption('dark');
    await page.getByLabel('Text size').selectOption('150');
    await expect(page).toHaveURL(/scenario=status-174.*clock=10080.*latency=300/);
    const shared = page.url();
    await page.close();

    await sandbox.control('reset');
    const other = await context.newPage();
    await other.goto(shared);
    await expect(inPhone(other).getByRole('heading', { name: heading })).toBeVisible();
    await expect(other.getByLabel('Wait')).toHaveValue('300');
    await expect(other.getByText('7 d ahead').first()).toBeVisible();
    const root = inPhone(other).locator('html');
    await expect(root).toHaveCSS('font-size', '24px');
    await expect(root).toHaveCSS('color-scheme', 'dark');
  });

  test('lists each message with its outcome, and shows what the shell does', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=telephone&tab=bridge`);
    const telephone = inPhone(page).getByText('Telephone');
    await telephone.click();
    await expect(timeLine(page).first()).toHaveText(/callTelephone.*delivered.*"telephone"/);
    // What the tap asked of the backend stands in the same list.
    await expect(timeLine(page).filter({ hasText: 'getOrder' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Call' }).click();
    await expect(timeLine(page).filter({ hasText: 'resume' }).first()).toHaveText(/shell → page.*resume.*received/);

    await page.getByLabel('callTelephone').selectOption('missing');
    await telephone.click();
    await expect(timeLine(page).filter({ hasText: 'callTelephone' }).first()).toHaveText(/callTelephone.*unavailable/);

    await page.getByLabel('callTelephone').selectOption('refuses');
    await page.getByRole('button', { name: 'Reload' }).click();
    await telephone.click();
    await expect(timeLine(page).filter({ hasText: 'callTelephone' }).first()).toHaveText(/callTelephone.*rejected/);

    await page.getByLabel('callTelephone').selectOption('slow');
    await page.getByRole('button', { name: 'Reload' }).click();
    await telephone.click();
    await expect(timeLine(page).filter({ hasText: 'callTelephone' }).first()).toHaveText(/callTelephone.*no-reply/);
    await expect(page).toHaveURL(/slow=callTelephone/);
  });

  test('a page that is loaded after the bridge vanished is in a plain browser', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=telephone&tab=bridge`);
    await expect(page.getByText('The page has found its shell.')).toBeVisible();
    await page.getByLabel('The bridge has vanished').check();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByText('Telephone')).toBeVisible();
    await expect(page.getByText('The page has not found a shell.')).toBeVisible();
    await page.getByLabel('The bridge has vanished').uncheck();
    await expect(page.getByText('The page has found its shell.')).toBeVisible();
  });

  test('goes back within the page, then closes it; resume makes the page read again', async ({
    page,
    devPreviewOrigin,
    sandbox,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174&tab=bridge`);
    await inPhone(page).getByRole('button', { name: 'Repayment' }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/repay\?/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/loanDetail\?/);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();

    const before = (await sandbox.requests('getOrder')).length;
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await sandbox.requests('getOrder')).length).toBe(before + 1);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Web view closed' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the page again' }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('a session that ended is said, and another person may log in', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await press(page, 'End session');
    await expect(inPhone(page).getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
    await press(page, 'End session');
    await press(page, 'Other person');
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    const requests = await sandbox.requests('getOrder');
    expect(requests.at(-1)?.query).toMatchObject({ userId: 'other-user', sessionId: 'other-session' });
  });

  test('two phones of two borrowers stand side by side', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.getByLabel('Second phone').selectOption('other');
    await expect(inSecondPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    const users = (await sandbox.requests('getOrder')).map(({ query }) => query['userId']);
    expect(new Set(users)).toEqual(new Set(['preview-user', 'other-user']));
    await inSecondPhone(page).getByText('Telephone').click();
    await expect(timeLine(page).first()).toHaveText(/callTelephone.*delivered/);
    await expect(inPhone(page).getByText('Telephone')).toBeVisible();
  });

  test('a request is copied as curl and sent again with its key', async ({
    page,
    context,
    devPreviewOrigin,
    sandbox,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay`);
    await payInPhone(page);
    const request = timeLine(page).filter({ hasText: 'createPayLink' }).first();
    await request.getByText('createPayLink', { exact: true }).click();
    await request.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(page.getByText('Command copied')).toBeVisible();
    const [sent] = await sandbox.requests('createPayLink');
    const key = sent?.headers['idempotency-key'] ?? '';
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`-H 'idempotency-key: ${key}'`);
    await request.getByRole('button', { name: 'Send again' }).click();
    await expect
      .poll(async () => (await sandbox.requests('createPayLink')).map(({ outcome }) => outcome))
      .toEqual(['ok', 'ok: the first answer again']);
  });

  test('what the page stored can be looked at, changed and taken away', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay-default-code&tab=storage`);
    await inPhone(page)
      .getByRole('button', { name: /7-Eleven|Isla Bills/ })
      .click();
    const items = page.getByRole('list', { name: 'Stored items' });
    await items.getByText('repayment-code').first().click();
    const text = page.getByLabel(/^Text of repayment-code/);
    await text.fill((await text.inputValue()).replaceAll('8120340056789', '1111340056789'));
    await press(page, 'Save');
    await press(page, 'Kill, reopen');
    await expect(inPhone(page).getByText(/1111/).first()).toBeVisible();
    await press(page, 'Clear all');
    await press(page, 'Kill, reopen');
    await expect(inPhone(page).getByText('no longer on this device')).toBeVisible();
  });

  test('is worked by keys, which a dialog lists', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys and buttons' });
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('n');
    await expect(page.getByText('drop: every call')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel(/^Filter \d+ scenarios/)).toBeFocused();
    await page.keyboard.type('n');
    await expect(page.getByText('drop: every call')).toBeVisible();
  });

  test('network off fails like a lost connection, and the log shows what was asked', async ({
    page,
    devPreviewOrigin,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174&tab=network`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    const request = timeLine(page).filter({ hasText: 'getOrder' }).first();
    await request.getByText('getOrder', { exact: true }).click();
    await expect(request.getByText('8174', { exact: true })).toBeVisible();

    await page.getByRole('combobox', { name: 'Network' }).selectOption('off');
    await expect(page.getByRole('list', { name: 'Faults in force' })).toContainText('every call');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByText(commonMessages.original.errorNetwork)).toBeVisible();
    await page.getByRole('combobox', { name: 'Network' }).selectOption('normal');
    await expect(page.getByRole('list', { name: 'Faults in force' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('shows the captcha that was drawn', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#tab=codes`);
    await expect(page.getByText('No captcha was drawn yet.')).toBeVisible();
    const promotion = `${sandbox.origin}/peace/api/v2/youmi/promotion`;
    const answer = await page.request.get(`${promotion}/get-sid`);
    const { data }: { data: { sid: string } } = await answer.json();
    await page.request.get(`${promotion}/get-captcha?sid=${data.sid}&timestamp=1`);
    await expect(page.getByText(`sid ${data.sid}`)).toBeVisible();
  });
});

test('a payment whose answer was lost before the web view was killed is reproduced by clicking, and again by its link', async ({
  page,
  context,
  browser,
  devPreviewOrigin,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${devPreviewOrigin}/testPreview`);
  await tab(page, 'Scenario');
  await page
    .getByRole('region', { name: 'Most used' })
    .getByRole('button', { name: 'Repay through a channel' })
    .click();
  await tab(page, 'Network');
  await press(page, 'Lose the answer of the next payment');
  await payInPhone(page);
  await expect(timeLine(page).filter({ hasText: 'createPayLink' })).toHaveText(/lost.*fault: drop/);
  await press(page, 'Kill, reopen');
  const shown = await settled(page);
  const { payLinks } = await demanded(sandbox.client.payLinks());
  expect(payLinks).toHaveLength(1);
  await press(page, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.close();

  // A colleague, on another day: nothing is left of it, neither in the sandbox nor in a browser.
  await sandbox.control('reset');
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-PH' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(timeLine(other).filter({ hasText: 'createPayLink' })).toHaveText(/lost.*fault: drop/);
  await expect(other.getByLabel('Address in the phone')).toHaveValue(/^\/repay\?/);
  await expect.poll(() => settled(other)).toEqual(shown);
  expect((await demanded(sandbox.client.payLinks())).payLinks).toEqual(payLinks);
  await elsewhere.close();
});

/** Pays by the first channel, as a borrower does. */
async function payInPhone(page: Page): Promise<void> {
  await inPhone(page).getByRole('button', { name: 'Payment Method' }).click();
  await inPhone(page).getByRole('dialog').getByRole('button', { name: 'Payment', exact: true }).click();
}

/** What the phone shows once its order was read, without the time of day; and what it has stored. */
async function settled(page: Page): Promise<{ text: string; stored: string[] }> {
  await expect(inPhone(page).getByText('₱5,450.00').first()).toBeVisible();
  await expect(inPhone(page).getByRole('button', { name: 'Check again' })).toBeVisible();
  const text = await inPhone(page).locator('main, #root').first().innerText();
  // What outlives a web view; this page's own items are its own affair.
  const stored = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('peace:') && !name.startsWith('peace:dev-preview'))
      .toSorted(),
  );
  return { text: text.replaceAll(/\d\d?:\d\d/g, 'hh:mm'), stored };
}

test.describe('at every width', () => {
  for (const width of [320, 390, 600, 720, 768, 1024, 1280, 1440, 1920]) {
    test(`nothing overlaps or is cut at ${width} px`, async ({ page, devPreviewOrigin }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const fault = JSON.stringify({ endpoint: 'createPayLink', kind: 'drop', applied: true, times: 1 });
      await page.goto(
        `${devPreviewOrigin}/testPreview#scenario=status-174-rollover&clock=1440&fault=${encodeURIComponent(fault)}`,
      );
      await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
      await inPhone(page).getByText('Telephone').click();
      const isNarrow = width < 720;
      if (isNarrow) expect(await layoutFaults(page), 'Phone').toEqual([]);
      if (isNarrow) await press(page, 'Tools');
      for (const panel of ['Screens', 'Scenario', 'Network', 'Shell', 'Storage', 'Codes', 'Links']) {
        await tab(page, panel);
        expect(await layoutFaults(page), panel).toEqual([]);
      }
      if (!isNarrow) return;
      await press(page, 'Time line');
      expect(await layoutFaults(page), 'Time line').toEqual([]);
    });
  }

  test('the sizes are dragged or moved by keys, and remembered', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    const width = () => page.getByRole('region', { name: 'Simulated phone' }).evaluate((pane) => pane.clientWidth);
    const separator = page.getByRole('separator', { name: 'Width of the phone’s side' });
    await separator.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(width).toBe(580);
    await separator.hover();
    await page.mouse.down();
    await page.mouse.move(700, 300);
    await page.mouse.up();
    await expect.poll(width).toBe(700);
    await page.reload();
    await expect.poll(width).toBe(700);
  });
});

test.describe('looked at with axe', () => {
  for (const [name, width] of [
    ['a wide screen', 1280],
    ['a phone', 390],
  ] as const) {
    test(`every panel is free of violations on ${name}`, async ({ page, devPreviewOrigin }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
      await expect(page.getByText('Status 174: repayable').first()).toBeVisible();
      if (width < 720) await press(page, 'Tools');
      for (const panel of ['Screens', 'Scenario', 'Network', 'Shell', 'Storage', 'Codes', 'Links']) {
        await tab(page, panel);
        await expectAccessible(page, { exclude: 'iframe' });
        await expectFits(page, panel);
      }
    });
  }
});
