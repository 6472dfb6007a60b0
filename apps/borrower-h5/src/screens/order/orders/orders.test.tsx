import { screens } from '@peace/screens';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen, type RenderOptions } from '#shared/testing/render-screen.tsx';
import { OrdersRoute } from './orders.route.tsx';

const open = (options: Omit<RenderOptions, 'scenario'> = {}) =>
  renderScreen(<OrdersRoute />, screens.orders.path, { scenario: 'orders', ...options });

test('an order is opened by its own number, the overdue one first: the list does not know its product', async () => {
  const page = open();
  const [details] = await screen.findAllByRole('button', { name: 'Order Details' });
  if (!details) throw new Error('no order is listed');
  await userEvent.click(details);
  expect(page.address()).toBe('/loanDetail?orderId=7002');
});

test('after a changed account the shell’s own page is offered, which keeps it', async () => {
  const page = open({ entry: '/order?source=loanDetail' });
  await userEvent.click(await screen.findByRole('button', { name: 'My account' }));
  expect(page.sent).toEqual([{ name: 'goToMine', payload: {} }]);
});

test('a browser has no such page', async () => {
  open({ entry: '/order?source=loanDetail', host: 'browser' });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: 'My account' })).not.toBeInTheDocument();
});

test('Repayment opens the page that takes it', async () => {
  const page = open();
  const [pay] = await screen.findAllByRole('button', { name: 'Repayment' });
  if (!pay) throw new Error('no order can be paid');
  await userEvent.click(pay);
  await waitFor(() => expect(page.address()).toBe('/repay?orderId=7002'));
});

test('an order that is repaid elsewhere leads there', async () => {
  const page = open();
  const order = page.sandbox.state.orders.get('7002');
  if (!order) throw new Error('7002 is not there');
  page.sandbox.state.orders.set('7002', { ...order, h5Url: 'https://pay.example.ph/7002' });
  const [pay] = await screen.findAllByRole('button', { name: 'Repayment' });
  if (!pay) throw new Error('no order can be paid');
  await userEvent.click(pay);
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.address()).toBe('/order');
});
