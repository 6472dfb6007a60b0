import { createSandbox } from '@peace/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';
const query = 'id=1&user_from=fb&app_from=h5&utm_tag=nov&invite_code=inv&links_id=l1&down_id=d1&UC=uc1';

// A journey through the whole form, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => sessionStorage.clear());

describe('before a number is complete', () => {
  it.each(['Show image', 'get verification code', 'Register'])('%s asks for the number first', async (button) => {
    const page = openPage();
    await page.user.click(screen.getByRole('button', { name: button }));
    await page.said('请正确输入手机号！');
    expect(page.field('Mobile number')).toBeInvalid();
    expect(page.field('Mobile number')).toHaveFocus();
    expect(page.field('Mobile number')).toHaveAccessibleDescription(/请正确输入手机号！/);
    for (const endpoint of ['getCaptcha', 'getSms', 'register']) expect(page.asked(endpoint)).toEqual([]);
  });

  it('marks all three fields, and takes a mark away when its field is edited', async () => {
    const page = openPage();
    await page.register();
    expect(screen.getAllByRole('textbox', { description: /^(11 digits )?请正确/ })).toHaveLength(3);
    await page.typePhone('1');
    expect(page.field('Mobile number')).toBeValid();
    expect(page.field('Characters in the image')).toBeInvalid();
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
    expect(page.asked('getSms')).toMatchObject([{ phone: sent }]);
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Download the app');
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
  expect(page.asked('getSms')).toEqual([both]);
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
  expect(sessionStorage).toHaveLength(0);
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

it.each([
  ['askForCode', '13900000000'],
  ['register', '13900000000'],
] as const)('a number that is registered already is led to the app (%s)', async (act, phone) => {
  const announceCompletion = vi.fn<() => void>();
  const page = openPage({ announceCompletion });
  await page.typePhone(phone);
  await page.typeCaptcha();
  await page.typeSmsCode('123456');
  await page[act]();
  await page.said('您已注册,请直接下载APP登录！');
  expect(page.hash()).toBe('#/downloadTemplate');
  expect(announceCompletion).not.toHaveBeenCalled();
});

it('any other refusal is shown in the server’s words, and stays in the form', async () => {
  const page = openPage();
  await page.typePhone(PHONE);
  await page.typeCaptcha();
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
});

it('two taps register once', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'register', kind: 'slow', ms: 300 });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.typeSmsCode('123456');
  await page.user.dblClick(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByRole('button', { name: 'Registering…' })).toHaveAttribute('aria-busy', 'true');
  await page.said('The SMS code is wrong or has expired.');
  expect(page.asked('register')).toHaveLength(1);
  expect(page.asked('trackClick')).toHaveLength(1);
});

it('the countdown refuses another code, survives a reload and ends', async () => {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20) } });
  const page = openPage({ sandbox });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.askForCode();
  await page.user.click(await screen.findByRole('button', { name: '60s' }));
  await page.said('请勿重复发送验证码!');
  expect(page.asked('getSms')).toHaveLength(1);
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
  expect(again.asked('getSid')).toHaveLength(1);
  await again.register();
  await again.said('注册成功');
  again.unmount();

  sandbox.clock.moveBy(60_000);
  openPage({ sandbox });
  expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
});

it('a failing tracker or template stops nobody', async () => {
  const page = openPage({ query });
  for (const endpoint of ['trackClick', 'channelTemplate']) page.sandbox.faults.add({ endpoint, kind: 'http500' });
  await page.typePhone('13900000000');
  await page.typeCaptcha();
  await page.typeSmsCode('123456');
  await page.register();
  await page.said('您已注册,请直接下载APP登录！');
});
