import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { button, openChannels } from '../repayment-page.ts';

test('a double tap on Payment sends one request, and the button says what is under way', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('repay'));
  const release = await delayRequests(page, /generate-vcode/);
  const sheet = await openChannels(page);
  const payment = await sheet.getByRole('button', { name: 'Payment' }).elementHandle();
  await payment?.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return;
    // Two taps before anything is drawn, and one after.
    element.click();
    element.click();
    await new Promise(requestAnimationFrame);
    element.click();
  });
  await expect(sheet.getByRole('button', { name: 'Preparing your payment...' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
});

test('the second half of a double tap does not press what came under the finger', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('repay'));
  const method = button(page, 'Payment Method');
  const box = (await method.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await method.click();
  const payment = page.getByRole('dialog').getByRole('button', { name: 'Payment' });
  // Not by a trial click, whose events the page may see.
  const underFinger = () =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent, middle);
  await expect.poll(underFinger).toBe('Payment');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });

  await expect(payment).toBeEnabled();
  await expect(payment).toHaveText('Payment');
  expect(await sandbox.requests('createPayLink')).toHaveLength(0);
  await payment.click();
  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
});
