import { noCampaign } from '@peace/screens/campaign';
import { campaignLink } from '@peace/screens/campaign/link-builder';
import { expect, test } from '../fixtures.ts';
import { campaign, enterCode, fillIn } from '../promo-page.ts';
import { readQrCode } from '../read-barcode.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';

const sent = {
  ...noCampaign,
  id: '2',
  user_from: 'fb',
  app_from: 'h5',
  utm_tag: 'payday & more',
  invite_code: 'inv',
  links_id: 'l1',
  down_id: 'd1',
  UC: 'uc1',
};

test.describe('a campaign is followed from its link to the store with its parameters', () => {
  test.describe('on Android', () => {
    test.use({ userAgent: ANDROID });

    test('all eight arrive in Google Play’s referrer, which the installed app reads', async ({
      page,
      promoOrigin,
      sandbox,
    }) => {
      await page.goto(campaignLink(promoOrigin, sent));
      await expect(page.getByRole('heading', { name: 'Bayani Cash for payday week' })).toBeVisible();
      await fillIn(page, sandbox);
      await enterCode(page, sandbox);
      await expect(page.getByText('You are registered.')).toBeVisible();
      await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'The store' }));
      await page.getByRole('link', { name: 'Open Google Play' }).click();
      await page.waitForURL('https://play.google.com/**');
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('id')).toBe('com.example.sample');
      expect(Object.fromEntries(new URLSearchParams(searchParams.get('referrer') ?? ''))).toEqual({
        utm_source: 'fb',
        utm_medium: 'h5',
        utm_campaign: 'payday & more',
        ...sent,
      });
    });
  });

  test('from a computer to the phone by the code, which is the download page with the campaign', async ({
    page,
    promoOrigin,
  }) => {
    await page.goto(`${promoOrigin}/promotion#/downloadTemplate?${campaign}`);
    const code = page.getByRole('img', { name: 'QR code of this page' });
    await expect(code).toBeVisible();
    const text = await readQrCode(page.locator('.promo-qr'));
    expect(text).toBe(`${promoOrigin}/promotion?${campaign}#/downloadTemplate`);
  });
});
