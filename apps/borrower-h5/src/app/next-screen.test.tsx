import type { ScreenName } from '@peace/screens';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { routes } from '#app/routes.ts';
import { press } from '#shared/testing/press.ts';
import { renderScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { Routed } from './testing/routed.tsx';

// While the code of the next screen is loading, the screen before can still be used.

const open = (scenario: string) => renderScreen(<Routed />, '*', { scenario, host: 'browser' });

/** Keeps the code of a screen back until the returned function is called. */
function holdCode(name: ScreenName): () => Promise<void> {
  const { load } = routes[name];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.spyOn(routes[name], 'load').mockImplementation(async () => {
    await released;
    return await load();
  });
  return () => act(async () => release());
}

interface Way {
  readonly scenario: string;
  readonly role: 'button' | 'link';
  readonly name: string | RegExp;
  readonly to: ScreenName;
  readonly path: string;
  /** The endpoint that the tap calls. */
  readonly endpoint?: string;
}

const ways: readonly Way[] = [
  { scenario: 'orders', role: 'link', name: /^Repayment|Opening/, to: 'repay', path: '/repay' },
  {
    scenario: 'status-200',
    role: 'button',
    name: 'Borrow Again',
    to: 'product',
    path: '/product',
    endpoint: 'saveEvent',
  },
  {
    scenario: 'recommended',
    role: 'button',
    name: 'Click to view more products',
    to: 'recommendList',
    path: '/recommendList',
  },
  {
    scenario: 'repay-default-code',
    role: 'button',
    name: /Isla Bills/,
    to: 'repaymentOfStoredCode',
    path: '/repaymentOfCode2',
  },
];

test.each(ways)('$name, tapped again, is one step back and one request', async (way) => {
  const release = holdCode(way.to);
  const { page, sandbox } = open(way.scenario);
  const [tapped = expect.fail('There is none.')] = await screen.findAllByRole(way.role, { name: way.name });
  const before = page.history.length;
  await userEvent.click(tapped);
  await waitFor(() => expect(page.location.pathname).toBe(way.path));
  await press(tapped);
  await release();
  await waitFor(() => expect(tapped).not.toBeInTheDocument());
  expect(page.history.length).toBe(before + 1);
  const { endpoint } = way;
  if (endpoint) expect(sandbox.log.list().filter((call) => call.endpoint === endpoint)).toHaveLength(1);
});

/** Taps the repayment of the first order in the list. */
async function tapRepayment({ location }: RenderedScreen['page']) {
  const [pay = expect.fail('No order can be paid.')] = await screen.findAllByRole('link', { name: /^Repayment/ });
  await userEvent.click(pay);
  await waitFor(() => expect(location.pathname).toBe('/repay'));
  return pay;
}

test('an order of the list is opening until its repayment page is there, or the borrower is back', async () => {
  const release = holdCode('repay');
  const { page } = open('orders');
  await tapRepayment(page);
  expect(screen.getByRole('link', { name: /Opening/ })).toBeVisible();
  act(() => page.history.back());
  expect(screen.queryByRole('link', { name: /Opening/ })).toBeNull();
  await tapRepayment(page);
  expect(screen.getByRole('link', { name: /Opening/ })).toBeVisible();
  await release();
  await waitFor(() => expect(document.title).toBe('Repayment'));
});

test('another order, tapped while the page of the first is loading, is not opened', async () => {
  const release = holdCode('repay');
  const { page } = open('orders');
  const [first = expect.fail(), second = expect.fail()] = await screen.findAllByRole('link', { name: /^Repayment/ });
  await userEvent.click(first);
  await waitFor(() => expect(page.location.pathname).toBe('/repay'));
  const { href } = page.location;
  await press(second);
  expect(second).not.toHaveAttribute('aria-busy');
  await release();
  await waitFor(() => expect(document.title).toBe('Repayment'));
  expect(page.location.href).toBe(href);
});

test('a screen that loads slowly is shown as loading, until it is there or the borrower is back', async () => {
  const release = holdCode('repay');
  const { page } = open('orders');
  const pay = await tapRepayment(page);
  expect(await screen.findByText('loading...')).toBeVisible();
  act(() => page.history.back());
  await waitFor(() => expect(screen.queryByText('loading...')).toBeNull());
  await release();
  await userEvent.click(pay);
  await waitFor(() => expect(document.title).toBe('Repayment'));
});

test('that a screen is loading is not said over another one', async () => {
  holdCode('repay');
  const { page } = open('orders');
  const pay = await tapRepayment(page);
  expect(await screen.findByText('loading...')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Customer service' }));
  await waitFor(() => expect(pay).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('loading...')).toBeNull());
});
