import { demanded } from '@peace/sandbox/client';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, enhanced } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

for (const [part, address] of [
  ['contact', '#home/contact'],
  ['about', '#about-us'],
  ['complaint', 'complaints/'],
] as const) {
  test(`feedback in the ${part} part is kept until it was accepted`, async ({ page, siteOrigin, sandbox }) => {
    await page.goto(`${siteOrigin}/${address}`);
    await enhanced(page);
    if (part === 'contact') await page.locator('#home summary', { hasText: 'Your feedback' }).click();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    const message = page.getByRole('textbox', { name: 'Message' });
    await send.click();
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    const topic = page.getByLabel('What is it about?');
    await expect(part === 'complaint' ? topic : page.getByRole('textbox', { name: 'Name' })).toBeFocused();

    if (part === 'complaint') await topic.selectOption('How I was treated by a collector');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await page.getByRole('textbox', { name: 'E-mail or telephone' }).fill('0917 123 4567');
    await message.fill('Salamat!');
    await page.route('**/feedback', (route) => route.abort());
    await send.click();
    await expect(page.getByText('Your message was not sent, and is still here.')).toBeVisible();
    await expect(page.getByText('success!')).toHaveCount(0);
    await expect(message).toHaveValue('Salamat!');
    const mail = await page.getByRole('link', { name: 'Send it by e-mail instead' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:.+body=.*Salamat!/);

    await page.unroute('**/feedback');
    await send.click();
    await expect(page.getByText('success!')).toBeVisible();
    await expect(page.getByText(/^Your reference is \S+-\d+\. We answer within 3 weekdays\.$/)).toBeVisible();
    // A receipt, in place of the fields.
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send another message' })).toBeVisible();
    expect(await demanded(sandbox.client.feedback())).toEqual({
      feedback: [
        {
          part,
          name: 'Ana',
          contact: '0917 123 4567',
          message: 'Salamat!',
          ...(part === 'complaint' && { topic: 'collector' }),
        },
      ],
    });
  });
}
