import { demanded } from '@peace/sandbox/client';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, enhanced } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

// Its rules, a failure and its receipt: `feedback-form.test.tsx` of the site.
test('feedback is sent from the contact, the about and the complaint part', async ({ page, siteOrigin, sandbox }) => {
  for (const [part, address] of [
    ['contact', '#home/contact'],
    ['about', '#about-us'],
    ['complaint', 'complaints/'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${siteOrigin}/${address}`);
    await enhanced(page);
    if (part === 'contact') await page.locator('#home summary', { hasText: 'Your feedback' }).click();
    if (part === 'complaint')
      await page.getByLabel('What is it about?').selectOption('How I was treated by a collector');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await page.getByRole('textbox', { name: 'E-mail or telephone' }).fill('0917 123 4567');
    await page.getByRole('textbox', { name: 'Message' }).fill('Salamat!');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('success!')).toBeVisible();
  }
  const said = { name: 'Ana', contact: '0917 123 4567', message: 'Salamat!' };
  const { feedback } = await demanded(sandbox.client.feedback());
  expect(feedback).toEqual([
    { part: 'contact', ...said },
    { part: 'about', ...said },
    { part: 'complaint', ...said, topic: 'collector' },
  ]);
});
