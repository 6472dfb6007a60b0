import { desktop, inPhone } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';

test.use(desktop);

/** What each link shows, in words of the sandbox where there are any. */
const contentOfLinks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Open a screen': {
    'Confirm loan': 'Lakas Loan',
    'Loan detail': 'Please repay ₱5,450.00',
    Repay: '₱5,450.00',
    'Repay delay': '₱450.00',
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
    'Repayment of code': '8120340056789',
    'Repayment of stored code': '8120340056789',
    'Registration (promotion)': 'Sample company',
  },
};

/** What a screen says of a product, an order or a code that is not there. */
const refusals =
  /is not on offer|cannot be extended|does not exist|no longer on this device|nothing to pay here now|due date cannot be moved/i;

test.describe('the test page', () => {
  for (const [section, contents] of Object.entries(contentOfLinks)) {
    test(`each link of “${section}” opens its screen`, async ({ page, devPreviewOrigin }) => {
      test.slow();
      await page.goto(`${devPreviewOrigin}/testPreview`);
      const region = page.getByRole('region', { name: section });
      await expect(page.getByText('Loan confirm: one repayment')).toBeAttached();
      await expect(region.getByRole('link')).toHaveCount(Object.keys(contents).length);
      for (const [name, content] of Object.entries(contents)) {
        const link = region.getByRole('link', { name, exact: true });
        const path = new URL((await link.getAttribute('href')) ?? '', devPreviewOrigin).pathname;
        await link.click();
        await expect(page.getByLabel('Address in the phone'), name).toHaveValue(new RegExp(`^${path}(\\?|$)`, 'i'));
        await expect(inPhone(page).getByText(content).first(), name).toBeVisible();
        await expect(inPhone(page).getByText(refusals), name).toHaveCount(0);
      }
    });
  }

  test('a link opens its screen in the phone, in its scenario', async ({ page, devPreviewOrigin, sandbox }) => {
    await page.goto(`${devPreviewOrigin}/testPreview`);
    await page.getByRole('link', { name: 'Repay delay' }).click();
    await expect(page.getByLabel('Address in the phone')).toHaveValue('/repayDelay?productId=68407&orderId=8407');
    await expect.poll(async () => (await sandbox.requests('getExtension')).length).toBe(1);
    await expect(page).toHaveURL(/scenario=rollover/);
  });
});
