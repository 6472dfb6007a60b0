import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { inertServices } from './inert-services.ts';
import { testServices } from './testing/test-services.ts';
import { openPage } from './testing/visitor.tsx';

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

describe('a tap before the script came', () => {
  const openAfterTap = (typed: string) => {
    const container = prerendered();
    document.body.append(container);
    const input = container.querySelector<HTMLInputElement>('input[name=phone]');
    if (input) input.value = typed;
    // As index.html does.
    document.documentElement.dataset['kept'] = '';
    render(<App services={testServices().services} locale="original" />, { container, hydrate: true });
  };

  it('with a complete number leads to the picture', async () => {
    openAfterTap('13800138000');
    await waitFor(() => expect(screen.getByLabelText('Characters in the image')).toHaveFocus());
    expect(document.documentElement).not.toHaveAttribute('data-kept');
  });

  it('with another says what is wrong with it', async () => {
    openAfterTap('1380013');
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toBeInvalid());
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('1380013');
  });
});

it('says so while its script has not come, and not after', () => {
  const container = prerendered();
  expect(container.querySelector('.promo-late')).toHaveTextContent(/^This page is not complete yet/);
  expect(container.querySelector('.promo-late a')).toHaveAttribute('href', '');
  openPage();
  expect(document.querySelector('body > div > .promo .promo-late')).toBeNull();
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

  it.each([
    ['opened from the form, goes back to it', '', 1],
    ['opened by its address, follows the link to the form', '#/agreementTemplate?id=1', 0],
  ] as const)('%s', async (_, hash, timesBack) => {
    const container = prerendered();
    document.body.append(container);
    const { services } = testServices({ query: 'id=1', hash });
    const goBack = vi.spyOn(services.address, 'goBack');
    render(<App services={services} locale="original" />, { container, hydrate: true });
    if (hash === '') act(() => services.address.goToHash('#/agreementTemplate?id=1'));
    const [link] = await screen.findAllByRole('link', { name: 'Back to registration' });
    fireEvent.click(link!);
    expect(goBack).toHaveBeenCalledTimes(timesBack);
    if (hash === '') return;
    // The browser's own Back from the form that was then shown: what is behind the agreement is another site's.
    act(() => services.address.goToHash('#/?id=1'));
    act(() => services.address.goToHash(hash));
    fireEvent.click(link!);
    expect(goBack).not.toHaveBeenCalled();
  });
});

it('speaks the visitor’s language', async () => {
  const { services } = testServices({ preferred: 'fil' });
  render(<App services={services} locale="original" />);
  expect(await screen.findByRole('button', { name: 'Kunin ang code' })).toBeVisible();
  expect(document.title).toBe('Alamin muna ang babayaran bago umutang – Peace');
});
