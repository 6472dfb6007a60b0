import { createSandbox } from '@peace/sandbox';
import { ACTION_SETTLES_MS } from '@peace/vant-react-compat/button';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';

// A journey through the whole form, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => sessionStorage.clear());

it('after three wrong codes in a row it waits, says how long, and a reload does not cut that short', async () => {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20) } });
  const page = openPage({ sandbox });
  await page.typePhone(PHONE);
  await page.haveCode();
  await page.typeCaptcha();
  await page.typeSmsCode('000000');
  await vi.waitFor(() => expect(page.payloadsOf('register')).toHaveLength(1));
  await page.register();
  await vi.waitFor(() => expect(page.payloadsOf('register')).toHaveLength(2));
  await page.register();
  await screen.findByRole('button', { name: 'Try again in 10 s' });
  // A button whose action has just changed takes no tap yet.
  await act(() => new Promise((settle) => setTimeout(settle, ACTION_SETTLES_MS)));
  await page.user.click(screen.getByRole('button', { name: 'Try again in 10 s' }));
  await page.said('Too many wrong codes. Please wait 10 seconds before you try again.');
  expect(page.payloadsOf('register')).toHaveLength(3);
  page.unmount();

  sandbox.clock.moveBy(4000);
  const again = openPage({ sandbox });
  expect(await screen.findByRole('button', { name: 'Try again in 6 s' })).toBeVisible();
  again.unmount();
  sandbox.clock.moveBy(6000);
  openPage({ sandbox });
  expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
});

it('a refusal that is not about a code can be tried again at once, however often', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'register', kind: 'rejected' });
  await page.typePhone(PHONE);
  await page.haveCode();
  await page.typeCaptcha();
  await page.typeSmsCode('000000');
  for (let count = 2; count <= 4; count += 1) {
    await page.register();
    await vi.waitFor(() => expect(page.payloadsOf('register')).toHaveLength(count));
  }
  await page.said('The service is busy. Please try again later.');
  expect(await screen.findByRole('button', { name: 'Register' })).toBeEnabled();
});

it('without its picture it says that the picture did not load, not that it was typed wrong', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'openRegistration', kind: 'http500' });
  await page.typePhone(PHONE);
  await screen.findByText('The image did not load. Please try again.', { selector: '[role=status]' });
  await page.askForCode();
  await page.said('The image did not load. Please try again.');
  expect(page.payloadsOf('sendSmsCode')).toEqual([]);
});

it('the countdown refuses another code, survives a reload and ends', async () => {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20) } });
  const page = openPage({ sandbox });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.user.click(await screen.findByRole('button', { name: '60s' }));
  await page.said('请勿重复发送验证码!');
  expect(page.payloadsOf('sendSmsCode')).toHaveLength(1);
  await page.typeSmsCode(sandbox.state.smsCodes[0]?.code.slice(0, 5));
  page.unmount();

  sandbox.clock.moveBy(20_000);
  const again = openPage({ sandbox });
  await screen.findByRole('button', { name: '40s' });
  expect(again.field('Mobile number')).toHaveValue('138 0013 8000');
  expect(again.field('Code from the text message')).toHaveValue(sandbox.state.smsCodes[0]?.code.slice(0, 5));
  expect(again.field('Characters in the image')).toHaveValue('');
  // The same registration goes on: the code that was sent is still good.
  await again.typeCaptcha();
  expect(again.payloadsOf('openRegistration')).toHaveLength(1);
  await again.typeSmsCode(sandbox.state.smsCodes[0]?.code.slice(5));
  await again.said('注册成功');
  again.unmount();

  sandbox.clock.moveBy(60_000);
  openPage({ sandbox });
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

it('a code that comes before the answer to its request is registered after that answer', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'sendSmsCode', kind: 'hold', times: 1 });
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  expect(page.field('Mobile number')).toHaveAttribute('readonly');
  await page.haveCode();
  await page.typeSmsCode('123456');
  expect(await screen.findByRole('button', { name: /^Registering/ })).toHaveAttribute('aria-busy', 'true');
  expect(page.payloadsOf('register')).toEqual([]);
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(page.payloadsOf('register')).toHaveLength(1));
  expect(page.payloadsOf('register')).toEqual([expect.objectContaining({ smsCode: '123456' })]);
});

it('impatient taps on a picture that is on its way request its id once', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'openRegistration', kind: 'hold', times: 1 });
  await page.typePhone(PHONE);
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  const refresh = screen.getByRole('button', { name: /Show (another )?image/ });
  await page.user.click(refresh);
  await page.user.click(refresh);
  act(() => page.sandbox.held.release());
  await waitFor(() => expect(document.querySelector('.promo-captcha img')).not.toBeNull());
  expect(page.payloadsOf('openRegistration')).toHaveLength(1);
});

it('after a registration another number has its own picture, and no wait', async () => {
  const page = openPage();
  await page.typePhone(PHONE);
  await page.typeCaptcha();
  await page.typeSmsCode();
  await page.said('注册成功');
  page.goToHash('#/');
  await page.typePhone('13800138001');
  await waitFor(() => expect(page.payloadsOf('openRegistration')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
  await page.typeCaptcha();
  await waitFor(() => expect(page.payloadsOf('sendSmsCode')).toHaveLength(2));
});
