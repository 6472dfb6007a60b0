import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSandbox } from '@peace/sandbox';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';

it('a wrong captcha: the server’s words, a new image, an empty field', async () => {
  const page = openPage();
  await page.typePhone(PHONE);
  await page.typeCaptcha(() => '!!!!');
  await page.askForCode();
  await page.said('The characters do not match the image.');
  const captcha = page.field('Characters in the image');
  expect(captcha).toHaveValue('');
  expect(captcha).toHaveAccessibleDescription(/The characters do not match/);
  expect(captcha).toHaveFocus();
  await page.typeCaptcha();
  await page.askForCode();
  const timestamps = page.payloadsOf('getCaptcha').map((payload) => payload['timestamp']);
  expect(new Set(timestamps).size).toBe(2);
  // The same when it is wrong at the end, where it is out of sight.
  await page.said('验证码已发送，请在手机上查看！');
  expect(captcha).not.toBeVisible();
  for (const drawn of page.sandbox.state.promotion.captchas.values()) Object.assign(drawn, { text: '????' });
  await page.typeSmsCode();
  await page.register();
  await page.said('The characters do not match the image.');
  expect(captcha).toHaveValue('');
});

it.each(['askForCode', 'register'] as const)(
  'a registered number is led to the app, and not kept (%s)',
  async (act) => {
    const announceCompletion = vi.fn<() => void>();
    const page = openPage({ announceCompletion });
    await page.typePhone('13900000000');
    if (act === 'register') await page.haveCode();
    await page.typeCaptcha();
    if (act === 'register') {
      await page.typeSmsCode('123456');
      await page.register();
    } else {
      await page.askForCode();
    }
    await page.said('您已注册,请直接下载APP登录！');
    expect(page.hash()).toBe('#/downloadTemplate');
    expect(announceCompletion).not.toHaveBeenCalled();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/139 ?0000|123456/);
    for (const label of ['Mobile number', 'Characters in the image', 'Code from the text message'])
      expect(page.field(label)).toHaveValue('');
  },
);

it('any other refusal is shown in the server’s words, stays in the form, and can be tried again at once', async () => {
  const page = openPage();
  await page.fillIn(PHONE, '000000');
  for (const count of [1, 2, 3, 4]) {
    // A tap is refused so soon that the next one is the second half of a double tap.
    await vi.waitFor(async () => {
      await page.register();
      expect(page.payloadsOf('register')).toHaveLength(count);
    });
  }
  await page.said('The SMS code is wrong or has expired.');
  expect(screen.getByText('The SMS code is wrong or has expired.', { selector: '[role=status] span' })).toBeVisible();
  expect(page.field('Mobile number')).toHaveValue('138 0013 8000');
});

it('a refused get-sid shows the server’s words, also where the picture would be and at the button', async () => {
  const sandbox = createSandbox();
  sandbox.faults.add({ endpoint: 'openRegistration', kind: 'rejected', times: 1 });
  const page = openPage({ sandbox });
  await page.typePhone(PHONE);
  await page.said('The service is busy. Please try again later.');
  expect(page.field('Characters in the image')).toHaveAccessibleDescription(/The service is busy/);
  await page.askForCode();
  expect(screen.queryByText('The image did not load. Please try again.')).toBeNull();
  expect(page.field('Characters in the image')).toHaveAccessibleDescription(/The service is busy/);
});
