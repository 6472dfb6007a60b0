import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from './testing/visitor.tsx';

describe('a campaign', () => {
  it('changes the look', async () => {
    openPage({ query: 'id=2' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register with your mobile number');
    await screen.findByRole('heading', { name: 'Bayani Cash for payday week' });
    for (const words of ['Bayani Cash', 'Up to ₱25,000', 'Decision within 1 day']) {
      expect(screen.getByText(words, { selector: 'p, li' })).toBeVisible();
    }
    expect(document.querySelector('.promo')).toHaveStyle('--promo-ground: #0b6b50');
  });

  it('that is hostile changes nothing but words, which stay words', async () => {
    openPage({ query: 'id=4' });
    await screen.findByRole('heading', { name: '<img src=x onerror="alert(document.domain)">' });
    expect(document.querySelector('main img, main script')).toBeNull();
    expect(document.querySelector('.promo')).not.toHaveAttribute('style');
    expect(screen.queryByText('<b>Bank of Everything</b>'), 'a name that the SEC has not recorded').toBeNull();
    expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
  });

  it('whose picture does not load has ours', async () => {
    openPage({ query: 'id=5' });
    const picture = await waitFor(() => {
      const image = document.querySelector('.promo-hero__image');
      if (!image) throw new Error('not there yet');
      return image;
    });
    fireEvent.error(picture);
    expect(document.querySelector('.promo-hero__image')).toBeNull();
  });

  it('that the server refuses is shown in its words, and the page is as ever', async () => {
    const page = openPage({ query: 'id=none' });
    await page.said('Template none does not exist.');
    expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
  });
});

describe('statistics', () => {
  it('ask first, count pages and steps, and never what was typed', async () => {
    const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
    const page = openPage({ query: 'id=1&UC=639171234567', sendBeacon });
    await page.typePhone('13800138000');
    expect(sendBeacon).not.toHaveBeenCalled();
    await page.user.click(await screen.findByRole('button', { name: 'Allow' }));
    expect(screen.queryByRole('region', { name: 'May we also count your steps?' })).toBeNull();
    await page.haveCode();
    expect(sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(body))).toEqual([
      { app: 'promo-landing', event: 'page-view', page: 'registration' },
      { app: 'promo-landing', event: 'step', funnel: 'registration', step: 'code' },
    ]);
    await page.user.click(await screen.findByRole('button', { name: 'Stop counting' }));
    await page.typeCaptcha();
    await page.askForCode();
    await page.said('验证码已发送，请在手机上查看！');
    expect(sendBeacon).toHaveBeenCalledTimes(2);
  });

  it('are not mentioned where none are configured', () => {
    openPage();
    expect(screen.queryByText('May we also count your steps?')).toBeNull();
  });
});
