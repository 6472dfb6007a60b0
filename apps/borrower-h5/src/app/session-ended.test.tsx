import { createSandbox } from '@peace/sandbox';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OrdersRoute } from '#screens/order/orders/use-orders.tsx';
import { comeBack } from '#shared/testing/come-back.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';

const open = () => openScreen(OrdersRoute, { scenario: 'orders' });
const dialog = () => screen.findByRole('alertdialog', { name: 'Your session has ended' });

async function readAgainRefused(page: ReturnType<typeof open>) {
  page.sandbox.faults.add({ endpoint: '*', kind: 'http401' });
  comeBack();
  return dialog();
}

test('the end of the session is shown over the screen, which stays, and Log in asks the shell for it', async () => {
  const page = open();
  await screen.findAllByRole('article');
  await readAgainRefused(page);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(page.sent).toEqual([{ name: 'returnToLogin', payload: {} }]);
  expect(screen.getAllByRole('article', { hidden: true }).length).toBeGreaterThan(0);
  // The dialog says it: no toast beside it.
  expect(screen.queryByText(/Please log in again/)).not.toBeInTheDocument();
});

test('closed by the shell’s back it opens again with the next refused call', async () => {
  const page = open();
  await screen.findAllByRole('article');
  await readAgainRefused(page);
  expect(page.back()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  comeBack();
  expect(await dialog()).toBeVisible();
});

test('a page that was not read yet says to log in, and not a second time that the session ended', async () => {
  const sandbox = createSandbox({ scenario: 'orders' });
  sandbox.faults.add({ endpoint: '*', kind: 'http401' });
  const page = openScreen(OrdersRoute, { scenario: 'orders', sandbox });
  expect(await dialog()).toBeVisible();
  expect(page.back()).toBe(true);
  expect(await screen.findByRole('heading', { name: 'Log in to see this page.' })).toBeVisible();
  expect(screen.queryByText(/session has ended|Please log in again/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await dialog()).toBeVisible();
});
