import { fileURLToPath } from 'node:url';
import { demanded } from '@peace/sandbox/client';
import { describe } from 'vitest';
import { expect, test } from './fixtures.ts';

// Shells of both kinds are about: those that answer a message, and those that only take it.
describe.each(['plain', 'reply'] as const)('in a shell with %s handlers', (handlers) => {
  test('a complaint is filed with a picture', async ({ open, borrowerOrigin, sandbox }) => {
    const { page } = await open(handlers);
    await page.open(borrowerOrigin + (await sandbox.choose('complaint')));
    await page.tap('button', 'Collection');
    await page.tap('link', 'Calls outside allowed hours');
    await page.isAt(/\/complainPageNext\?problemType=1&problemSonType=12&orderNo=7001$/);
    await page.type('Description', 'They called at eleven.');
    await page.chooseFile('Add pictures', fileURLToPath(new URL('night.png', import.meta.url)));
    await page.find('button', 'Enlarge night.png');
    await page.tap('button', 'Send');
    await page.find('dialog', 'Successfully Sent');
    await page.isAt(/\/complaint\?orderId=7001$/);
    const saves = await sandbox.requests('fileComplaint');
    expect(saves.map(({ payload }) => payload)).toEqual([
      {
        problemType: '1',
        problemSonType: '12',
        problemDetail: 'They called at eleven.',
        problemImage: expect.stringMatching(/^\/peace\/user-problem\/__files\/[^,]+\.jpe?g$/),
        orderNo: '7001',
      },
    ]);
  });

  test('a visitor registers from a campaign’s link', async ({ open, promoOrigin, sandbox }) => {
    const { page } = await open(handlers);
    await page.open(promoOrigin + (await sandbox.choose('registration')));
    await page.type('Mobile number', '13800138000');
    await page.find('button', /Show another image/);
    await page.type('Characters in the image', await sandbox.lastCaptcha());
    await page.tap('button', 'get verification code');
    await page.find('button', /^\d\ds$/);
    await page.type('Code from the text message', await sandbox.lastSmsCode());
    await page.tap('button', 'Register');
    await page.isAt(/#\/downloadTemplate\?/);
    await page.find('heading', 'Download the app');
    expect(await sandbox.requests('register')).toHaveLength(1);
  });

  test('a page in front again reads what has changed', async ({ open, borrowerOrigin, sandbox }) => {
    const { shell, page } = await open(handlers);
    await page.open(borrowerOrigin + (await sandbox.choose('status-174')));
    // Painted, whether React is there or not: what the shell says is not lost in between.
    await page.find('link', 'Repayment');
    await demanded(sandbox.client.setOrderStatus('8174', 200));
    expect(await shell.tell('resume')).toBeNull();
    await page.find('button', 'Borrow Again');
    // Until the app is there the page itself queues the gesture; now it is the shell's.
    expect(await shell.tell('back')).toBe(false);
  });
});
