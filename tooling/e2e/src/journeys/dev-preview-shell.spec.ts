import { appScript, delayApp } from '../delay-requests.ts';
import { opened } from '../dev-preview-fixtures.ts';
import { desktop, heading, inPhone, inspector, phoneListens, press, timeLine } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test.describe('the shell simulator', () => {
  // Every spelling of another origin: `own-path.test.ts` of `@peace/validators`.
  test('loads nothing from another origin, shared in a link or typed', async ({ page, devPreviewOrigin, sandbox }) => {
    const place = '/\t/evil.example/x';
    await sandbox.choose('default');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === 'evil.example') requested.push(request.url());
    });
    await opened(page, `${devPreviewOrigin}/testPreview#at=${encodeURIComponent(place)}`);

    const address = page.getByLabel('Address in the phone');
    await address.fill(place);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.press('Enter');
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
    expect(requested).toEqual([]);
  });

  test('lists each message with its outcome, shows what the shell does, and can lose its bridge', async ({
    page,
    devPreviewOrigin,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=telephone&tab=bridge`);
    const help = inPhone(page).getByText('Get help');
    const telephone = inPhone(page).getByText('Telephone');
    await help.click();
    await telephone.click();
    await timeLine(page).filter({ hasText: 'callTelephone' }).last().click();
    await expect(inspector(page)).toHaveText(/delivered.*callTelephone.*"telephone"/s);
    await press(page, 'Close the entry');
    // The list also has the tap's request to the backend.
    await expect(timeLine(page).filter({ hasText: 'getOrder' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Call' }).click();
    await expect(timeLine(page).filter({ hasText: 'resume' })).toHaveText(/received.*shell → page.*resume/);

    await page.getByRole('combobox', { name: 'callTelephone' }).selectOption('missing');
    await telephone.click();
    await expect(inPhone(page).getByText(/^If the call does/)).toBeVisible();
    await expect(timeLine(page).filter({ hasText: 'callTelephone' })).toHaveCount(1);

    await page.getByRole('combobox', { name: 'callTelephone' }).selectOption('refuses');
    await page.getByRole('button', { name: 'Reload' }).click();
    await help.click();
    await telephone.click();
    await expect(timeLine(page).filter({ hasText: 'callTelephone' }).last()).toHaveText(/rejected.*callTelephone/);

    await page.getByRole('combobox', { name: 'callTelephone' }).selectOption('slow');
    await page.getByRole('button', { name: 'Reload' }).click();
    await help.click();
    await telephone.click();
    await expect(timeLine(page).filter({ hasText: 'callTelephone' }).last()).toHaveText(/no-reply.*callTelephone/);
    await expect(page).toHaveURL(/slow=callTelephone/);

    // A page that is loaded after the bridge vanished is in a plain browser.
    await press(page, 'Clear');
    await page.getByRole('checkbox', { name: 'Bridge unavailable' }).check();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(help).toBeVisible();
    await expect(page.getByText('The page has not found a shell.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Bridge unavailable' }).uncheck();
    await expect(page.getByText('The page has found its shell.')).toBeVisible();
  });

  test('goes back within the page, then closes it; resume makes the page read again', async ({
    page,
    devPreviewOrigin,
    sandbox,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174&tab=bridge`);
    await inPhone(page).getByRole('link', { name: 'Repayment' }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/repay\?/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/loanDetail\?/);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await phoneListens(page);

    // The order, the repayment page and the order again have read it.
    const reads = async () => (await sandbox.requests('getOrder')).length;
    await expect.poll(reads).toBe(3);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(reads).toBe(4);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Web view closed' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the page again' }).click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('plays the shell to a payment page: a wallet, a new window, a dialog', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay`);
    await inPhone(page).getByRole('button', { name: 'Payment Method' }).click();
    await inPhone(page).getByRole('button', { name: 'Payment', exact: true }).click();
    await inPhone(page).getByRole('heading', { name: 'Payment partner (sandbox)' }).waitFor();
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/__pay/);
    await inPhone(page).getByRole('link', { name: 'Open in GCash' }).click();
    await expect(page.getByRole('heading', { name: 'Another app' })).toBeVisible();
    await expect(page.getByText(/^gcash:\/\/bills/)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the page' }).click();

    const message = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await inPhone(page).getByRole('button', { name: 'Hours' }).click();
    expect(await message).toBe('Closes at 5:00 p.m.');
    await inPhone(page).getByRole('link', { name: 'Terms' }).click();
    await expect(inPhone(page).getByRole('heading', { name: "Terms (partner's page, sandbox)" })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  });

  test("a session's end is shown, also while the page starts, and another person can log in", async ({
    page,
    devPreviewOrigin,
    sandbox,
  }) => {
    await opened(page, `${devPreviewOrigin}/testPreview#scenario=status-174`);
    await press(page, 'Expire session (401)');
    await expect(inPhone(page).getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
    await press(page, 'Expire session (401)');
    await press(page, 'Switch borrower');
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    const requests = await sandbox.requests('getOrder');
    expect(requests.at(-1)?.query).toMatchObject({ userId: 'other-user', sessionId: 'other-session' });

    const letGo = await delayApp(page);
    const isAsked = page.waitForRequest(appScript);
    await press(page, 'Kill & reopen');
    await isAsked;
    await press(page, 'Expire session (401)');
    await expect(page.getByRole('button', { name: 'Expire session (401)' })).toHaveAttribute('aria-pressed', 'true');
    letGo();
    await expect(inPhone(page).getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  });
});
