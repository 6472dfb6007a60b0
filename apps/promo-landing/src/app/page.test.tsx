import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { inertServices } from './inert-services.ts';
import { testServices } from './testing/test-services.ts';
import { openPage } from './testing/visitor.tsx';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => sessionStorage.clear());

/** The page as a browser has it before the script comes. */
function prerendered() {
  const { services } = testServices();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<App services={inertServices(services.config)} locale="original" />);
  return container;
}

describe('the first markup', () => {
  it('has the form, the agreement and the footer, and each id once', () => {
    const container = prerendered();
    for (const name of ['phone', 'captcha', 'smsCode'])
      expect(container.querySelector(`input[name=${name}]`)).not.toBeNull();
    expect(container.querySelector('[id="/agreementTemplate"] article, [id="/agreementTemplate"] h1')).not.toBeNull();
    expect(container.querySelector('footer')).toHaveTextContent('SEC registration number');
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('needs neither inline styles nor handlers, and never submits into the address bar', () => {
    const container = prerendered();
    expect(container.querySelector('[style], script, style')).toBeNull();
    expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  });
});

it('keeps what was typed before the script came, in order', async () => {
  const container = prerendered();
  document.body.append(container);
  const input = container.querySelector<HTMLInputElement>('input[name=phone]');
  if (input) input.value = '138 0013 8000 and more';
  const { services } = testServices({ query: 'id=1&utm_tag=x' });
  render(<App services={services} locale="original" />, { container, hydrate: true });
  await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('13800138000'));
  expect(screen.getByLabelText('Mobile number')).toBe(input);
  expect(screen.getByRole('link', { name: 'Read the registration agreement' })).toHaveAttribute(
    'href',
    '#/agreementTemplate?id=1&utm_tag=x',
  );
});

describe('a campaign', () => {
  it('changes the look', async () => {
    openPage({ query: 'id=2' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register with your mobile number');
    await screen.findByRole('heading', { name: 'Bayani Cash for payday week' });
    expect(screen.getByRole('button', { name: 'Get started' })).toBeVisible();
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
    expect(screen.getByText('<b>Bank of Everything</b>')).toBeVisible();
    expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
  });

  it('whose picture does not load has ours', async () => {
    openPage({ query: 'id=5' });
    const picture = await waitFor(() => {
      const image = document.querySelector('.promo-hero__image');
      if (!image) throw new Error('not there yet');
      return image;
    });
    expect(document.querySelector('.promo-hero__drawing')).not.toBeNull();
    fireEvent.error(picture);
    expect(document.querySelector('.promo-hero__image')).toBeNull();
    expect(document.querySelector('.promo-hero__drawing')).not.toBeNull();
  });

  it('that the server refuses is shown in its words, and the page is as ever', async () => {
    const page = openPage({ query: 'id=none' });
    await page.said('Template none does not exist.');
    expect(screen.getByRole('button', { name: 'get verification code' })).toBeVisible();
  });
});

it('says so while its script has not come, and not after', () => {
  const container = prerendered();
  expect(container.querySelector('.promo-late')).toHaveTextContent(/^This page is not complete yet/);
  expect(container.querySelector('.promo-late a')).toHaveAttribute('href', '');
  openPage();
  expect(document.querySelector('body > div > .promo .promo-late')).toBeNull();
});

describe('statistics', () => {
  it('ask first, count pages and steps, and never what was typed', async () => {
    const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
    const page = openPage({ query: 'id=1&UC=639171234567', sendBeacon });
    await page.typePhone('13800138000');
    expect(sendBeacon).not.toHaveBeenCalled();
    await page.user.click(await screen.findByRole('button', { name: 'Allow' }));
    expect(screen.queryByRole('region', { name: 'May we count your visit?' })).toBeNull();
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
    expect(screen.queryByText('May we count your visit?')).toBeNull();
  });
});

describe('the agreement', () => {
  it('is read and left with the form still filled', async () => {
    const { services, hash } = testServices({ query: 'id=1' });
    render(<App services={services} locale="original" />);
    fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '138' } });
    const { goToHash } = services.address;
    await waitFor(() => goToHash('#/agreementTemplate?id=1'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registration agreement');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Back to registration' })[0]).toHaveAttribute('href', '#/?id=1');
    await waitFor(() => goToHash('#/?id=1'));
    expect(screen.getByLabelText('Mobile number')).toHaveValue('138');
    expect(screen.getByRole('link', { name: 'Read the registration agreement' })).toHaveFocus();
    expect(hash()).toBe('#/?id=1');
  });
});

it('speaks the visitor’s language', async () => {
  const { services } = testServices({ preferred: 'fil' });
  render(<App services={services} locale="original" />);
  expect(await screen.findByRole('button', { name: 'Kunin ang code' })).toBeVisible();
  expect(document.title).toBe('Alamin ang gastos ng loan bago mo ito kunin – Peace');
});
