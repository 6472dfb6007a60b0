import { openEntries } from '@peace/web-platform';
import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, StrictMode, Suspense, useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Redirect, Router, useLocation, useNavigate, useSearchParams, type Navigate } from '#shared/router.tsx';

const origin = 'https://h5.example.ph';

/** Renders what is at an address, in a page that was opened at `path`. */
function show(path: string, Page: () => ReactElement) {
  const window = fakeEntries(origin + path);
  const entries = openEntries(window);
  const { unmount } = render(
    <StrictMode>
      <Router entries={entries}>
        <Page />
      </Router>
    </StrictMode>,
  );
  return { window, entries, unmount };
}

/** A screen whose code is on the way until `arrive` is called. */
function aLateScreen(text: string) {
  let arrive = () => {};
  const Late = lazy(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: () => <p>{text}</p> };
  });
  return { Late, arrive: () => act(async () => arrive()) };
}

test('the screen before stays, and can be used, until the code of the next one is there', async () => {
  const { Late, arrive } = aLateScreen('the next screen');
  const Counter = () => {
    const [taps, setTaps] = useState(0);
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => navigate('/next')}>Go on</button>
        <button onClick={() => setTaps(taps + 1)}>Tapped {taps}</button>
      </>
    );
  };
  const { window } = show('/', () => {
    const { pathname } = useLocation();
    return <Suspense fallback="loading">{pathname === '/' ? <Counter /> : <Late />}</Suspense>;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(window.location.pathname).toBe('/next');
  await userEvent.click(screen.getByRole('button', { name: 'Tapped 0' }));
  expect(screen.getByRole('button', { name: 'Tapped 1' })).toBeVisible();
  expect(screen.queryByText('loading')).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByText('the next screen')).toBeVisible();
});

test('goes to an address and back, with what was noted for it', async () => {
  const seen = vi.fn<(navigate: Navigate) => void>();
  show('/order', () => {
    const { pathname, search, state } = useLocation();
    const navigate = useNavigate();
    seen(navigate);
    return (
      <>
        <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
        <button onClick={() => navigate('/bindBank?productId=7', { state: { isStep: true } })}>Bind</button>
        <button onClick={() => navigate(-1)}>Back</button>
      </>
    );
  });
  await userEvent.click(screen.getByRole('button', { name: 'Bind' }));
  expect(screen.getByText('/bindBank?productId=7 {"isStep":true}')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('/order {}')).toBeVisible();
  expect(new Set(seen.mock.calls.map(([navigate]) => navigate)).size).toBe(1);
});

test('a redirect takes the place of its address', () => {
  const { window } = show('/', () => (useLocation().pathname === '/' ? <Redirect to="/order" /> : <p>the orders</p>));
  expect(screen.getByText('the orders')).toBeVisible();
  expect([window.location.pathname, window.history.length]).toEqual(['/order', 1]);
});

test('the query is the same object until it changes', () => {
  const seen: URLSearchParams[] = [];
  const { entries } = show('/order?orderId=1', () => {
    seen.push(useSearchParams());
    return <p />;
  });
  act(() => entries.show('/loanDetail?orderId=1'));
  const before = seen.length;
  expect(new Set(seen.slice(2)).size).toBe(1);
  act(() => entries.show('/loanDetail?orderId=2'));
  expect(seen.slice(before).map(String)).toContain('orderId=2');
});

test('hears nothing once it has been unmounted', () => {
  const { entries, unmount } = show('/order', () => <p>{useLocation().pathname}</p>);
  unmount();
  expect(() => entries.show('/repay')).not.toThrow();
});
