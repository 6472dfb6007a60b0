import { allScreens, href, screens } from '@peace/screens';
import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppRoutes, useLazyScreens } from '#app/router.tsx';
import { MissedPopState, ScrollToTop } from '#app/router-effects.tsx';
import { routes } from '#app/routes.ts';
import { renderScreen, type RenderOptions } from '#shared/testing/render-screen.tsx';
import type { ScreenRoute } from '#shared/navigation/screen-route.ts';

const options = (entry: string): RenderOptions => ({ scenario: 'orders', entry, host: 'browser' });

/** The screens as in the app, with what of it belongs to none. */
function Routed({ children }: { readonly children?: ReactNode }): ReactElement {
  const routed = useLazyScreens();
  return (
    <>
      {children}
      <Suspense fallback="loading">
        <AppRoutes {...routed} />
        <ScrollToTop />
      </Suspense>
    </>
  );
}

/** Opens the app at an address. */
const open = (entry: string) => renderScreen(<Routed />, '*', options(entry));

const addresses = { aboutUs: screens.aboutUs, privacyPolicy: screens.privacyPolicy };

/** Puts a component of the test in place of a screen. */
const routeOf = (name: keyof typeof addresses, Page: () => ReactElement): ScreenRoute => ({
  address: addresses[name],
  title: () => name,
  Page,
});
const showInstead = (name: keyof typeof addresses, Page: () => ReactElement) =>
  vi.spyOn(routes[name], 'load').mockResolvedValue(routeOf(name, Page));

beforeEach(() => {
  // React prints what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('every declared screen is bound to the route of its address', async () => {
  const rows = Object.entries(routes);
  expect(rows.map(([name]) => name).sort()).toEqual(allScreens.map(({ name }) => name).sort());
  const bound = Object.fromEntries(
    await Promise.all(rows.map(async ([name, { load }]) => [name, (await load()).address] as const)),
  );
  expect(bound).toEqual({ ...screens });
});

test.each(allScreens.filter(({ params }) => Object.values(params).includes('required')))(
  '$path without its parameters says so in words, under a title of its own',
  async ({ path }) => {
    const page = open(path);
    expect(await screen.findByText('This page cannot be shown')).toBeVisible();
    expect(document.title).not.toBe('');
    expect(page.sandbox.log.list()).toEqual([]);
  },
);

test.each(['/ORDER', '/order/', '/order//'])('%s shows the orders', async (entry) => {
  open(entry);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test.each(['/', '//'])('%s redirects to the orders, in place of the entry', async (entry) => {
  const { page, address } = open(entry);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect([address(), page.history.length]).toEqual([href(screens.orders), 1]);
});

test('an unknown path says that there is no such page', async () => {
  open('/orders/7');
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
});

test('a screen that fails leaves the way back, and the next one is shown', async () => {
  showInstead('aboutUs', () => {
    throw new Error('It does not draw.');
  });
  const { address } = open(href(screens.aboutUs));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(address()).toBe(href(screens.orders));
});

test('code that could not be loaded, with no connection, is loaded again by the next navigation, and not before', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  showInstead('aboutUs', () => <Link to={href(screens.privacyPolicy)}>Privacy</Link>);
  const load = showInstead('privacyPolicy', () => <p>the policy</p>);
  load.mockRejectedValueOnce(new Error('No connection.'));
  const { page } = open(href(screens.aboutUs));
  await userEvent.click(await screen.findByRole('link', { name: 'Privacy' }));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  act(() => page.history.back());
  await userEvent.click(await screen.findByRole('link', { name: 'Privacy' }));
  expect(await screen.findByText('the policy')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the screen before stays, and can be used, until the code of the next one is there', async () => {
  showInstead('aboutUs', () => {
    const [taps, setTaps] = useState(0);
    return (
      <>
        <Link to={href(screens.privacyPolicy)}>Privacy</Link>
        <button onClick={() => setTaps(taps + 1)}>Tapped {taps}</button>
      </>
    );
  });
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  vi.spyOn(routes.privacyPolicy, 'load').mockImplementation(async () => {
    await late;
    return routeOf('privacyPolicy', () => <p>the policy</p>);
  });
  const { address } = open(href(screens.aboutUs));
  await userEvent.click(await screen.findByRole('link', { name: 'Privacy' }));
  expect(address()).toBe(href(screens.privacyPolicy));
  await userEvent.click(screen.getByRole('button', { name: 'Tapped 0' }));
  expect(screen.getByRole('button', { name: 'Tapped 1' })).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByText('the policy')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the router shows where the browser went back before it listened', async () => {
  showInstead('aboutUs', () => <p>about us</p>);
  showInstead('privacyPolicy', () => <p>the policy</p>);
  const page = fakeEntries(`https://h5.example.ph${href(screens.aboutUs)}`);
  page.history.replaceState({ idx: 0 }, '');
  page.history.pushState({ idx: 1 }, '', href(screens.privacyPolicy));
  const BackWhileMounting = (): ReactElement => {
    useState(() => page.history.back());
    return (
      <Routed>
        <MissedPopState />
      </Routed>
    );
  };
  renderScreen(<BackWhileMounting />, '*', { ...options(''), page });
  expect(await screen.findByText('about us')).toBeVisible();
});

test('another screen begins at its top; going back, and another query of the same screen, do not scroll', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  showInstead('aboutUs', () => {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('?part=2')}>Part 2</button>
        <Link to={href(screens.privacyPolicy)}>Privacy</Link>
      </>
    );
  });
  showInstead('privacyPolicy', () => <p>the policy</p>);
  const { page } = open(href(screens.aboutUs));
  await userEvent.click(await screen.findByRole('button', { name: 'Part 2' }));
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByText('the policy')).toBeVisible();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  act(() => page.history.back());
  expect(await screen.findByRole('link', { name: 'Privacy' })).toBeVisible();
  expect(scrollTo).toHaveBeenCalledOnce();
});

test.each([false, true])(
  'loads the address where the browser refuses to write an entry (replace: %s)',
  async (replace) => {
    showInstead('aboutUs', () => (
      <Link replace={replace} to={href(screens.repay, { orderId: '2' })}>
        Repay
      </Link>
    ));
    const { page } = open(href(screens.aboutUs));
    const link = await screen.findByRole('link', { name: 'Repay' });
    page.refuse();
    await userEvent.click(link);
    expect(page.loaded).toEqual(['/repay?orderId=2']);
    expect(screen.getByRole('link', { name: 'Repay' })).toBeVisible();
  },
);

test('a page whose history cannot be written at all is shown', async () => {
  showInstead('aboutUs', () => <p>about us</p>);
  const page = fakeEntries(`https://h5.example.ph${href(screens.aboutUs)}`);
  page.refuse();
  renderScreen(<Routed />, '*', { ...options(''), page });
  expect(await screen.findByText('about us')).toBeVisible();
});
