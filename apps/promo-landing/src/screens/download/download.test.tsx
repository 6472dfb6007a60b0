import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const query = 'id=2&user_from=fb&utm_tag=nov';
const hash = `#/downloadTemplate?${query}`;
const open = async (outcome: string, visit: Parameters<typeof openPage>[0]) => {
  sessionStorage.setItem('peace:registration-outcome', JSON.stringify({ version: 1, value: outcome }));
  openPage({ query, hash, ...visit });
  await screen.findByRole('heading', { level: 1 });
};

const primary = () =>
  Array.from(document.querySelectorAll('.promo-download .van-button--primary'), ({ textContent }) => textContent);

describe('who is registered already', () => {
  it('opens the app on Android, where the link itself has the store as its fallback', async () => {
    await open('alreadyRegistered', { platform: 'android' });
    expect(screen.getByText('This number is registered already.')).toBeVisible();
    const app = screen.getByRole('link', { name: 'Open the app' });
    expect(app.getAttribute('href')).toMatch(
      /^intent:\/\/#Intent;scheme=peace;S\.browser_fallback_url=https%3A%2F%2Fplay/,
    );
    expect(decodeURIComponent(app.getAttribute('href') ?? '')).toContain('referrer=');
  });

  it('opens no store by itself on iOS, whose question may still be there: the store is a button beside it', async () => {
    await open('alreadyRegistered', { platform: 'ios' });
    vi.useFakeTimers();
    const app = screen.getByRole('link', { name: 'Open the app' });
    expect(app).toHaveAttribute('href', 'peace://');
    expect(primary()).toEqual(['Open the app']);
    app.addEventListener('click', (event) => event.preventDefault());
    act(() => app.click());
    expect(screen.getByText(/did not open\? Install it/)).toBeVisible();
    expect(primary()).toEqual(['Open the App Store']);
    expect(screen.getByRole('link', { name: 'Open the App Store' }).getAttribute('href')).toMatch(
      /^https:\/\/apps\.apple\.com\/.*ct=2\.fb\.nov/,
    );
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  ['ios', 'Open the App Store'],
  ['android', 'Open Google Play'],
] as const)('on %s there is the own store alone: %s', async (platform, name) => {
  await open('registered', { platform });
  expect(screen.getByText('You are registered.')).toBeVisible();
  expect(
    screen.getAllByRole('link', { name: /^Open (the App Store|Google Play)/ }).map((link) => link.textContent),
  ).toEqual([name]);
});

it('on a computer there are both stores, and a code for the phone’s camera', async () => {
  openPage({ query, hash, platform: 'other' });
  expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Open / })).toHaveLength(2);
  expect(primary()).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Open the app' })).toBeNull();
});

it('counts which store was opened, by consent', async () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  openPage({ query, hash, platform: 'android', sendBeacon });
  const user = userEvent.setup({ delay: null });
  await user.pointer({ target: document.body });
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  const store = screen.getByRole('link', { name: 'Open Google Play' });
  store.addEventListener('click', (event) => event.preventDefault());
  await user.click(store);
  await waitFor(() =>
    expect(sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(body))).toEqual([
      { app: 'promo-landing', event: 'page-view', page: 'download' },
      { app: 'promo-landing', event: 'step', funnel: 'download', step: 'play-store' },
    ]),
  );
});
