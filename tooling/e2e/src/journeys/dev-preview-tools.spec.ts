import { desktop, heading, inPhone, press, tab } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

test.describe('the shell simulator', () => {
  test('a scenario resets the sandbox and opens its screen; the address brings all of it back', async ({
    page,
    context,
    devPreviewOrigin,
    sandbox,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await tab(page, 'World');
    await page
      .getByRole('region', { name: 'Most used' })
      .getByRole('button', { name: 'Status 174: repayable status-174', exact: true })
      .click();
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await press(page, '+ 7 days');
    await tab(page, 'Faults');
    await page.getByLabel('Wait').selectOption('300');
    await page.getByLabel('Theme').selectOption('dark');
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

  test('a code is paid at the counter, and the lender learns of it when it is notified', async ({
    page,
    devPreviewOrigin,
  }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=repay-default-code&tab=money`);
    // A page that is not there yet hears no `resume`.
    await expect(page.getByText('The page has found its shell.')).toBeVisible();
    await page.getByLabel('The lender learns of a payment').selectOption('10 min later');
    const code = page.getByRole('list', { name: 'Pay codes' }).getByRole('listitem');
    await expect(code, 'the codes of other scenarios stay away').toHaveText([/of order 8402/]);
    await code.getByRole('button', { name: 'Pay ₱5,450.00' }).click();
    const payment = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await expect(payment).toHaveText(/pending.*order 8402/);
    await expect(page).toHaveURL(/settles=600000/);
    await page.getByLabel('The lender learns of a payment').selectOption('at once');
    await expect(payment).toHaveText(/settled/);
    await press(page, 'Resume');
    await expect(inPhone(page).getByRole('heading', { name: 'Repaid' })).toBeVisible();
  });

  test('has keyboard shortcuts, which a dialog lists', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=status-174`);
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help and settings' });
    await expect(help).toBeVisible();
    const edges = await help.evaluate((sheet) => {
      const { top, right, bottom, left } = sheet.getBoundingClientRect();
      return { above: top, below: innerHeight - bottom, before: left, after: innerWidth - right };
    });
    expect(edges.above, 'the sheet stands in the middle').toBeCloseTo(edges.below, 0);
    expect(edges.before).toBeCloseTo(edges.after, 0);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('n');
    await expect(page.getByText('drop: every call')).toBeVisible();
    await press(page, 'Reset drop: every call');
    await expect(page.getByText('drop: every call')).toBeHidden();
    await page.keyboard.press('3');
    await expect(page.getByRole('tab', { name: 'Faults' })).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('?');
    await page.getByLabel('Keys without ⌘ or Ctrl').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Commands' }), 'a key with Ctrl still works').toBeVisible();
    await expect(page.getByText('drop: every call')).toBeHidden();
  });

  test('a command finds scenarios, moments and screens by their words', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await expect(page.getByText('Loan confirm: one repayment').first()).toBeAttached();
    const command = async (words: string) => {
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Search screens' })).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await command('status-174');
    await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
    await command('3 days late');
    await expect(page.getByRole('button', { name: /^(?:9|10) d.* ahead$/ })).toBeVisible();
    await command('customer service');
    await expect(page.getByLabel('Address in the phone')).toHaveValue(/^\/customerService/i);
  });

  test('shows the captcha that was drawn', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#tab=money`);
    await expect(page.getByText('No captcha was drawn yet.')).toBeVisible();
    const promotion = `${sandbox.origin}/peace/api/v2/youmi/promotion`;
    const answer = await page.request.get(`${promotion}/get-sid`);
    const { data }: { data: { sid: string } } = await answer.json();
    await page.request.get(`${promotion}/get-captcha?sid=${data.sid}&timestamp=1`);
    await expect(page.getByText(`sid ${data.sid}`)).toBeVisible();
  });

  test('fills codes in the phone', async ({ page, devPreviewOrigin }) => {
    await page.goto(`${devPreviewOrigin}/testPreview#scenario=registration&tab=money`);
    await inPhone(page).getByLabel('Mobile number').fill('13800138000');
    await inPhone(page).getByLabel('Mobile number').press('Enter');
    await page.getByRole('button', { name: /^Fill in the phone/ }).click();
    await expect(inPhone(page).locator('input[name="captcha"]')).not.toHaveValue('');
  });
});
