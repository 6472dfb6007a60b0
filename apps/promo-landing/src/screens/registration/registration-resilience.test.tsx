import type { Note } from '@peace/page/reports';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';
const query = 'id=1&user_from=fb&app_from=h5&utm_tag=nov&invite_code=inv&links_id=l1&down_id=d1&UC=uc1';

it('a lost response says error, what is not known, and keeps everything typed', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'register', kind: 'drop', times: 1, applied: true });
  await page.requestCode(PHONE);
  await page.said('验证码已发送，请在手机上查看！');
  await page.typeSmsCode();
  await page.register();
  await page.said('error');
  expect(screen.getByText(/could not tell whether you were registered/)).toBeVisible();
  expect(page.payloadsOf('register')).toHaveLength(1);
  // It had happened: trying again leads on.
  await page.retry();
  await page.said('您已注册,请直接下载APP登录！');
  // The registration was this visit's: the download page says so, and offers the store first.
  expect(await screen.findByText('You are registered.')).toBeVisible();
});

it('another number that has an account is not the one whose response was lost', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'register', kind: 'drop', times: 1 });
  await page.requestCode(PHONE);
  await page.typeSmsCode();
  await page.register();
  await page.said('error');
  await page.user.click(screen.getByRole('button', { name: 'Change' }));
  await page.user.clear(page.field('Mobile number'));
  await page.typePhone('13900000000');
  await page.retry();
  await page.said('您已注册,请直接下载APP登录！');
  expect(await screen.findByText('This number is registered already.')).toBeVisible();
});

it('a lost response to the request for a code starts the countdown too: the code may be on its way', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'sendSmsCode', kind: 'drop', times: 1, applied: true });
  await page.requestCode(PHONE);
  await page.said('error');
  expect(screen.getByText(/could not tell whether the code was sent/)).toBeVisible();
  // No registration was lost: there is none to try again.
  expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
  expect(page.field('Code from the text message')).toHaveFocus();
  await page.user.click(await screen.findByRole('button', { name: '60s' }));
  await page.said('请勿重复发送验证码!');
  expect(page.payloadsOf('sendSmsCode')).toHaveLength(1);
  // It was sent, and is good.
  await page.typeSmsCode();
  await page.register();
  await page.said('注册成功');
  expect(await screen.findByText('You are registered.')).toBeVisible();
});

it.each([
  ['http404', /^Our service is not available/, /^May problema sa system namin/],
  ['http500', /could not tell whether the code was sent/, /^Hindi namin matiyak kung naipadala/],
] as const)(
  'a server’s %s is not called a network failure, and the form says it in the language on show',
  async (kind, original, filipino) => {
    const page = openPage();
    page.sandbox.faults.add({ endpoint: 'sendSmsCode', kind, times: 1 });
    await page.requestCode(PHONE);
    await page.said('Our service is not available right now. Please try again later.');
    expect(screen.getByText(original, { selector: '[role=status] span' })).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: 'Filipino' }));
    expect(await screen.findByText(filipino, { selector: '[role=status] span' })).toBeVisible();
  },
);

it('two taps register once, and both are counted', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'register', kind: 'slow', ms: 300 });
  await page.fillIn(PHONE, '123456');
  expect(page.payloadsOf('register')).toEqual([]);
  await page.user.dblClick(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByRole('button', { name: 'Registering…' })).toHaveAttribute('aria-busy', 'true');
  await page.said('The SMS code is wrong or has expired.');
  expect(page.payloadsOf('register')).toHaveLength(1);
  expect(page.payloadsOf('trackClick')).toHaveLength(2);
});

it('the second half of a double tap asks for no second text message where the first was refused before it', async () => {
  const page = openPage();
  page.sandbox.faults.add({ endpoint: 'sendSmsCode', kind: 'rejected', times: 1 });
  await page.requestCode(PHONE);
  const tappedAt = performance.now();
  await page.said('The service is busy. Please try again later.');
  const now = vi.spyOn(performance, 'now').mockReturnValue(tappedAt + 200);
  await page.askForCode();
  expect(page.payloadsOf('sendSmsCode')).toHaveLength(1);
  now.mockReturnValue(tappedAt + 5000);
  await page.askForCode();
  await vi.waitFor(() => expect(page.payloadsOf('sendSmsCode')).toHaveLength(2));
});

it('the second half of a double tap registers nothing where the first was refused before it', async () => {
  const page = openPage();
  await page.fillIn(PHONE, '123456');
  const tappedAt = performance.now();
  await page.register();
  await page.said('The SMS code is wrong or has expired.');
  const now = vi.spyOn(performance, 'now').mockReturnValue(tappedAt + 200);
  await page.register();
  expect(page.payloadsOf('trackClick')).toHaveLength(2);
  now.mockReturnValue(tappedAt + 5000);
  await page.register();
  await vi.waitFor(() => expect(page.payloadsOf('register')).toHaveLength(2));
});

it.each(['http500', 'hang'] as const)('trackers and a template do not block registration (%s)', async (kind) => {
  const page = openPage({ query });
  for (const endpoint of ['trackVisit', 'trackClick', 'getCampaign']) page.sandbox.faults.add({ endpoint, kind });
  await page.fillIn('13900000000', '123456');
  await page.register();
  await page.said('您已注册,请直接下载APP登录！');
});

it('a picture that does not come is reported once it is given up', async () => {
  const notice = vi.fn<(note: Note) => void>();
  const page = openPage({ notice });
  await page.typePhone(PHONE);
  const sources = new Set<string>();
  for (let failures = 1; failures <= 3; failures += 1) {
    const image = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('.promo-captcha img');
      if (!found || sources.has(found.src)) throw new Error('There is no new image yet.');
      return found;
    });
    sources.add(image.src);
    expect(notice).not.toHaveBeenCalled();
    fireEvent.error(image);
  }
  await waitFor(() => expect(document.querySelector('.promo-captcha img')).toBeNull());
  expect(notice).toHaveBeenCalledExactlyOnceWith({ kind: 'api', name: 'getCaptcha', detail: 'picture' });
});
