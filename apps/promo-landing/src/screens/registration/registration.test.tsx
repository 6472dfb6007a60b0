import { createSandbox } from '@peace/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';
const query = 'id=1&user_from=fb&app_from=h5&utm_tag=nov&invite_code=inv&links_id=l1&down_id=d1&UC=uc1';

// A journey through the whole form, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => sessionStorage.clear());

describe('step by step', () => {
  it('the first step asks for the number, and for nothing else', async () => {
    const page = openPage();
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    expect(page.field('Characters in the image')).not.toBeVisible();
    expect(page.field('Code from the text message')).not.toBeVisible();
    await page.askForCode();
    await page.said('请正确输入手机号！');
    expect(page.field('Mobile number')).toBeInvalid();
    expect(page.field('Mobile number')).toHaveFocus();
    expect(page.field('Mobile number')).toHaveAccessibleDescription(/请正确输入手机号！/);
    for (const endpoint of ['getCaptcha', 'sendSmsCode', 'register']) expect(page.asked(endpoint)).toEqual([]);
  });

  it('a complete number brings the picture, whose characters are asked for next', async () => {
    const page = openPage();
    await page.typePhone(PHONE);
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    expect(page.field('Characters in the image')).toBeVisible();
    expect(page.field('Mobile number')).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(page.field('Characters in the image')).toHaveFocus();
    await page.user.keyboard('{Enter}');
    await page.said('请正确输入图形验证码！');
    expect(page.asked('sendSmsCode')).toEqual([]);
  });

  it('a number that is spoilt again keeps the step in sight; refreshing the picture asks for it', async () => {
    const page = openPage();
    await page.typePhone(PHONE);
    await page.user.type(page.field('Mobile number'), '{Backspace}');
    await page.user.click(screen.getByRole('button', { name: /Show (another )?image/ }));
    await page.said('请正确输入手机号！');
    expect(page.field('Characters in the image')).toBeVisible();
  });

  it('the last step asks for the code, and marks every field that is amiss', async () => {
    const page = openPage();
    await page.typePhone(PHONE);
    await page.haveCode();
    expect(screen.getByText('Step 3 of 3')).toBeVisible();
    expect(page.field('Code from the text message')).toHaveFocus();
    await page.typeCaptcha();
    await page.register();
    await page.said('请正确输入短信验证码！');
    await page.user.clear(page.field('Mobile number'));
    await page.user.clear(page.field('Characters in the image'));
    await page.register();
    expect(screen.getAllByRole('textbox', { description: /请正确/ })).toHaveLength(3);
    await page.typePhone('1');
    expect(page.field('Mobile number')).toBeValid();
    expect(page.field('Characters in the image')).toBeInvalid();
  });
});

describe('what is pasted', () => {
  it('a number in groups and a code in groups are read whole', async () => {
    const page = openPage();
    await page.user.click(page.field('Mobile number'));
    await page.user.paste('138 0013 8000');
    expect(page.field('Mobile number')).toHaveValue(PHONE);
    await page.haveCode();
    await page.user.paste('123 456');
    expect(page.field('Code from the text message')).toHaveValue('123456');
  });
});

describe('which numbers may register', () => {
  it.each([
    ['original', '138 0013-8000', '13800138000'],
    ['ph', '0917 123 4567', '09171234567'],
    ['ph', '+639171234567', '09171234567'],
  ] as const)('%s takes %s', async (phonePolicy, typed, sent) => {
    const page = openPage({ config: { phonePolicy } });
    await page.typePhone(typed);
    expect(page.field('Mobile number')).toHaveValue(sent);
    await page.typeCaptcha();
    await page.askForCode();
    await page.said('验证码已发送，请在手机上查看！');
    expect(page.asked('sendSmsCode')).toMatchObject([{ phone: sent }]);
  });

  it.each([
    ['original', '09171234567'],
    ['original', '12345678901'],
    ['ph', '13800138000'],
  ] as const)('%s refuses %s', async (phonePolicy, typed) => {
    const page = openPage({ config: { phonePolicy } });
    await page.typePhone(typed);
    await page.askForCode();
    await page.said('请正确输入手机号！');
    expect(page.asked('sendSmsCode')).toEqual([]);
  });
});

it('registers: the whole payload, the toast, the campaign’s event, and the download page with its parameters', async () => {
  const announceCompletion = vi.fn<() => void>();
  const page = openPage({ query, announceCompletion });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.askForCode();
  await page.said('验证码已发送，请在手机上查看！');
  expect(page.field('Code from the text message')).toHaveFocus();
  await page.typeSmsCode();
  await page.register();
  await page.said('注册成功');
  expect(page.hash()).toBe(`#/downloadTemplate?${query}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Download the app' })).toHaveFocus();
  expect(announceCompletion).toHaveBeenCalledOnce();
  const [{ sid, capcode, smsCode }] = [page.asked('register')[0] ?? {}];
  const both = {
    phone: PHONE,
    capcode,
    sid,
    deviceId: sid,
    appName: 'Peace',
    app_from: 'h5',
    user_from: 'fb',
    utm_tag: 'nov',
  };
  expect(page.asked('sendSmsCode')).toEqual([both]);
  expect(page.asked('register')).toEqual([
    { ...both, merchantNumber: '0', userName: PHONE, smsCode, invite_code: 'inv', id: '1' },
  ]);
  expect(page.asked('trackClick')).toMatchObject([
    {
      page_id: '1',
      user_from: 'fb',
      client_type: 'android',
      page_type: '1',
      utm_tag: 'nov',
      app_from: 'h5',
      phone: PHONE,
    },
  ]);
  // Number and code are gone, from storage and from the form. How it ended is kept, for the download page.
  expect(Object.keys(sessionStorage)).toEqual(['peace:registration-outcome']);
  expect(page.field('Mobile number')).toHaveValue('');
  expect(page.field('Code from the text message')).toHaveValue('');
});

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
  const timestamps = page.asked('getCaptcha').map((payload) => payload['timestamp']);
  expect(new Set(timestamps).size).toBe(2);
  // The same when it is wrong at the end.
  await page.askForCode();
  await page.said('验证码已发送，请在手机上查看！');
  await page.typeSmsCode();
  await page.user.clear(captcha);
  await page.user.type(captcha, '!!!!');
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
    await page.typeCaptcha();
    if (act === 'register') {
      await page.haveCode();
      await page.typeSmsCode('123456');
    }
    await page[act]();
    await page.said('您已注册,请直接下载APP登录！');
    expect(page.hash()).toBe('#/downloadTemplate');
    expect(announceCompletion).not.toHaveBeenCalled();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/139|123456/);
    for (const label of ['Mobile number', 'Characters in the image', 'Code from the text message'])
      expect(page.field(label)).toHaveValue('');
  },
);

it('any other refusal is shown in the server’s words, and stays in the form', async () => {
  const page = openPage();
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.haveCode();
  await page.typeSmsCode('000000');
  await page.register();
  await page.said('The SMS code is wrong or has expired.');
  expect(screen.getByText('The SMS code is wrong or has expired.', { selector: '[role=status]' })).toBeVisible();
  expect(page.field('Mobile number')).toHaveValue(PHONE);
});

it('a lost answer says error, what is not known, and keeps everything typed', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'register', kind: 'drop', times: 1, applied: true });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.askForCode();
  await page.said('验证码已发送，请在手机上查看！');
  await page.typeSmsCode();
  await page.register();
  await page.said('error');
  expect(screen.getByText(/could not tell whether you were registered/)).toBeVisible();
  expect(page.asked('register')).toHaveLength(1);
  // It had happened: trying again leads on.
  await page.register();
  await page.said('您已注册,请直接下载APP登录！');
  // What was registered is this visit's: the download page says so, and offers the store first.
  expect(await screen.findByText('You are registered.')).toBeVisible();
});

it('a lost answer to the request for a code starts the countdown too: the code may be on its way', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'sendSmsCode', kind: 'drop', times: 1, applied: true });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.askForCode();
  await page.said('error');
  expect(screen.getByText(/could not tell whether the code was sent/)).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: '60s' }));
  await page.said('请勿重复发送验证码!');
  expect(page.asked('sendSmsCode')).toHaveLength(1);
  // It was sent, and is good.
  await page.typeSmsCode();
  await page.register();
  await page.said('注册成功');
});

it('after three wrong codes in a row it waits, tells how long, and a reload does not cut that short', async () => {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20) } });
  const page = openPage({ sandbox });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.haveCode();
  await page.typeSmsCode('000000');
  await page.register();
  await vi.waitFor(() => expect(page.asked('register')).toHaveLength(1));
  await vi.waitFor(() => page.register());
  await vi.waitFor(() => expect(page.asked('register')).toHaveLength(2));
  await vi.waitFor(() => page.register());
  await page.user.click(await screen.findByRole('button', { name: 'Try again in 10 s' }));
  await page.said('Too many wrong codes. Please wait 10 seconds before you try again.');
  expect(page.asked('register')).toHaveLength(3);
  page.unmount();

  sandbox.clock.moveBy(4000);
  const again = openPage({ sandbox });
  expect(await screen.findByRole('button', { name: 'Try again in 6 s' })).toBeVisible();
  again.unmount();
  sandbox.clock.moveBy(6000);
  openPage({ sandbox });
  expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
});

it('who cannot see the picture gets a new one, or a number to call', async () => {
  const page = openPage();
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.user.click(screen.getByText('You cannot see or read the image?'));
  expect(screen.getAllByRole('link', { name: '+63 2 8123 4567' })[0]).toHaveAttribute('href', 'tel:+63281234567');
  await page.user.click(screen.getByRole('button', { name: 'New picture' }));
  await vi.waitFor(() => expect(page.field('Characters in the image')).toHaveValue(''));
  await page.typeCaptcha();
  expect(page.asked('getCaptcha')).toHaveLength(2);
});

it('two taps register once, and both are counted', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'register', kind: 'slow', ms: 300 });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.haveCode();
  await page.typeSmsCode('123456');
  await page.user.dblClick(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByRole('button', { name: 'Registering…' })).toHaveAttribute('aria-busy', 'true');
  await page.said('The SMS code is wrong or has expired.');
  expect(page.asked('register')).toHaveLength(1);
  expect(page.asked('trackClick')).toHaveLength(2);
});

it('the countdown refuses another code, survives a reload and ends', async () => {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20) } });
  const page = openPage({ sandbox });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.askForCode();
  await page.user.click(await screen.findByRole('button', { name: '60s' }));
  await page.said('请勿重复发送验证码!');
  expect(page.asked('sendSmsCode')).toHaveLength(1);
  await page.typeSmsCode();
  page.unmount();

  sandbox.clock.moveBy(20_000);
  const again = openPage({ sandbox });
  await screen.findByRole('button', { name: '40s' });
  expect(again.field('Mobile number')).toHaveValue(PHONE);
  expect(again.field('Code from the text message')).toHaveValue(sandbox.state.smsCodes[0]?.code);
  expect(again.field('Characters in the image')).toHaveValue('');
  // The same registration goes on: the code that was sent is still good.
  await again.typeCaptcha();
  expect(again.asked('openRegistration')).toHaveLength(1);
  await again.register();
  await again.said('注册成功');
  again.unmount();

  sandbox.clock.moveBy(60_000);
  openPage({ sandbox });
  expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
});

it('a failing tracker or template does not block registration', async () => {
  const page = openPage({ query });
  for (const endpoint of ['trackClick', 'getCampaign']) page.sandbox.faults.add({ endpoint, kind: 'http500' });
  await page.typePhone('13900000000');
  await page.typeCaptcha();
  await page.haveCode();
  await page.typeSmsCode('123456');
  await page.register();
  await page.said('您已注册,请直接下载APP登录！');
});
