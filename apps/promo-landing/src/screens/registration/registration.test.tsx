import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';
const query = 'id=1&user_from=fb&app_from=h5&utm_tag=nov&invite_code=inv&links_id=l1&down_id=d1&UC=uc1';

it('registers: the whole payload, the toast, the campaign’s event, and the download page with its parameters', async () => {
  const announceCompletion = vi.fn<() => void>();
  const page = openPage({ query, announceCompletion });
  await page.requestCode(PHONE);
  await page.said('验证码已发送，请在手机上查看！');
  expect(page.field('Code from the text message')).toHaveFocus();
  await page.typeSmsCode();
  await page.register();
  await page.said('注册成功');
  expect(page.hash()).toBe(`#/downloadTemplate?${query}`);
  const shown = await screen.findByRole('heading', { level: 1, name: 'You are registered.' });
  await waitFor(() => expect(shown).toHaveFocus());
  expect(screen.getByText('138 0013 8000')).toBeVisible();
  expect(announceCompletion).toHaveBeenCalledOnce();
  const [{ sid, capcode, smsCode }] = [page.payloadsOf('register')[0] ?? {}];
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
  expect(page.payloadsOf('sendSmsCode')).toEqual([both]);
  expect(page.payloadsOf('register')).toEqual([
    { ...both, merchantNumber: '0', userName: PHONE, smsCode, invite_code: 'inv', id: '1' },
  ]);
  expect(page.payloadsOf('trackClick')).toMatchObject([
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

it('who cannot see the picture gets a new one, or a number to call', async () => {
  const page = openPage();
  await page.typePhone(PHONE);
  await page.typeCaptcha((text) => text.slice(0, 3));
  await page.user.click(screen.getByText('You cannot see or read the image?'));
  expect(screen.getAllByRole('link', { name: '+63 2 8123 4567' })[0]).toHaveAttribute('href', 'tel:+63281234567');
  await page.user.click(screen.getByRole('button', { name: 'New picture' }));
  await vi.waitFor(() => expect(page.field('Characters in the image')).toHaveValue(''));
  await page.typeCaptcha();
  expect(page.payloadsOf('getCaptcha')).toHaveLength(2);
});
