import { allScreens, href, screens } from '@peace/screens';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { appScreens, retriedLazy } from '#app/app-screens.ts';
import { screenBindings } from '#app/screen-bindings.ts';
import { AppRoutes } from '#app/app-routes.tsx';
import { renderScreen } from '#shared/testing/render-screen.tsx';

test('every declared screen is bound to the route of its address', async () => {
  expect(appScreens.map(({ path }) => path)).toEqual(allScreens.map(({ path }) => path));
  const rows = Object.entries(screenBindings);
  const addresses = Object.fromEntries(
    await Promise.all(rows.map(async ([name, { load }]) => [name, (await load()).address] as const)),
  );
  expect(addresses).toEqual({ ...screens });
});

test.each(allScreens.filter(({ params }) => Object.values(params).includes('required')))(
  '$path without its parameters says so in words, under a title of its own',
  async ({ path }) => {
    const page = renderScreen(<AppRoutes />, '*', { scenario: 'orders', entry: path });
    expect(await screen.findByText('This page cannot be shown')).toBeVisible();
    expect(document.title).not.toBe('');
    expect(page.sandbox.log.list()).toEqual([]);
  },
);

test.each(['/ORDER', '/order/', '/order//'])('%s is a way to write an address', async (entry) => {
  renderScreen(<AppRoutes />, '*', { scenario: 'orders', entry });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test.each(['/', '//'])('%s leads to the orders', async (entry) => {
  const page = renderScreen(<AppRoutes />, '*', { scenario: 'orders', entry });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(page.address()).toBe(href(screens.orders));
});

test('an unknown address is said to be one', async () => {
  renderScreen(<AppRoutes />, '*', { scenario: 'orders', entry: '/orders/7' });
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
});

test('a screen that fails leaves the way back, and the next one is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const aboutUs = appScreens.find(({ path }) => path === screens.aboutUs.path);
  if (!aboutUs) throw new Error('There is no such screen.');
  const Broken = (): never => {
    throw new Error('It does not draw.');
  };
  vi.spyOn(aboutUs, 'at').mockReturnValue(<Broken />);
  const options = { scenario: 'orders', entry: href(screens.aboutUs), host: 'browser' } as const;
  const page = renderScreen(<AppRoutes />, '*', options);
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(page.address()).toBe(href(screens.orders));
});

test('code that could not be loaded is asked for again at the next entry, and not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new Error('No connection.'));
  load.mockResolvedValue(() => 'the screen');
  const at = retriedLazy(load);
  const show = (entry: string) => (
    <ErrorBoundary key={entry} fallback={() => 'failed'}>
      <Suspense fallback="loading">{at(entry)}</Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(show('a'));
  expect(await screen.findByText('failed')).toBeVisible();
  rerender(show('a'));
  expect(load).toHaveBeenCalledOnce();
  rerender(show('b'));
  expect(await screen.findByText('the screen')).toBeVisible();
  expect(at('c').type).toBe(at('b').type);
});
