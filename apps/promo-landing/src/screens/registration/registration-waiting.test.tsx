import { createSandbox } from '@peace/sandbox';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';

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
  await page.requestCode(PHONE);
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
  await again.register();
  await again.said('注册成功');
  again.unmount();

  sandbox.clock.moveBy(60_000);
  openPage({ sandbox });
  expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
});

it('Register, tapped before the response to the code’s request, registers once after that response', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'sendSmsCode', kind: 'hold', times: 1 });
  await page.requestCode(PHONE);
  await waitFor(() => expect(page.sandbox.held.list()).toHaveLength(1));
  expect(page.field('Mobile number')).toHaveAttribute('readonly');
  await page.haveCode();
  await page.typeSmsCode('123456');
  await page.register();
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
  await page.requestCode(PHONE);
  await page.typeSmsCode();
  await page.register();
  await page.said('注册成功');
  page.goToHash('#/');
  await page.requestCode('13800138001');
  expect(page.payloadsOf('openRegistration')).toHaveLength(2);
  await waitFor(() => expect(page.payloadsOf('sendSmsCode')).toHaveLength(2));
});
