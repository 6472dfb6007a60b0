import { expect, test } from '../fixtures.ts';

test('each app says on a plain page that the engine is too old, and asks the backend nothing', async ({
  page,
  borrowerOrigin,
  devPreviewOrigin,
  siteOrigin,
  promoOrigin,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted'));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const addresses = [
    `${borrowerOrigin}/loanDetail?orderId=1`,
    `${borrowerOrigin}/aboutUs`,
    `${devPreviewOrigin}/testPreview/`,
    `${siteOrigin}/`,
    `${siteOrigin}/fil/`,
    `${promoOrigin}/promotion?id=1`,
  ];
  for (const address of addresses) {
    await page.goto(address);
    // Nothing else is on the page, the parts of a page that comes rendered included.
    await expect(page.locator('body > *'), address).toHaveText([
      'This phone’s system is too old for this page. Please update it.',
      'Masyado nang luma ang system ng phone na ito para sa page na ito. Paki-update ito.',
    ]);
    await expect(page.locator('body > *').first()).toBeVisible();
  }
  // The browser may fetch a file ahead of the script that stops the page; it runs none.
  expect(asked.filter((url) => /\/(?:peace|feedback)\//.test(url))).toEqual([]);
});
