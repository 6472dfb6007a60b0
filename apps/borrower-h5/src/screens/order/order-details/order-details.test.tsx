import { phoneText } from '@peace/company/phone-text';
import { createSandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { localItems } from '@peace/web-platform/storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { appConfig } from '#shared/app-config.ts';
import { aReceipt } from '#features/receipt/testing/a-receipt.ts';
import { unplacedItem } from '#features/receipt/unplaced-applications.ts';
import { tap } from '#shared/testing/press.ts';
import { openItem } from '#shared/storage/stored-item.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { sandboxWith } from '#shared/testing/render-screen.tsx';
import { open } from './testing/open-order-details.tsx';

test('REPAY and Rollover Repayment lead to their pages with the order', async () => {
  const page = open('status-174-rollover');
  await userEvent.click(await screen.findByRole('link', { name: 'Rollover Repayment' }));
  expect(page.address()).toBe('/repayDelay?productId=68175&orderId=8175');
});

test('the receipt of an application whose link named no order is here, once the orders tell which it is', async () => {
  const access = { storage: localItems(window), clock: { now: () => Date.now() }, borrower: null };
  const sandbox = createSandbox({ scenario: 'orders' });
  const [applied, ...before] = [...sandbox.state.orders.values()].filter((order) => order.isListed);
  if (!applied) throw new Error('The scenario has no orders.');
  const { orderId, product } = applied;
  openItem(access, unplacedItem).write([
    {
      receipt: { ...aReceipt({ kind: 'application', productName: product.name }), orderId: '' },
      ordersBefore: before.map((order) => order.orderId),
    },
  ]);
  open('orders', { sandbox, entry: `${screens.orderDetails.path}?orderId=${orderId}` });
  await tap('Receipts');
  expect(await screen.findByRole('dialog', { name: 'Your application was received' })).toHaveTextContent(orderId);
});

test('Borrow Again asks the shell for the product, with its event', async () => {
  const page = open('status-200');
  await tap('Borrow Again');
  await waitFor(() => expect(page.sent).toHaveLength(1));
  expect(page.sent[0]).toMatchObject({ name: 'openPageWithParam', payload: { productId: '68200' } });
  expect(page.asked('saveEvent')).toMatchObject([{ payload: { productId: '68200', moduleId: '30', positionId: '0' } }]);
});

test('an event that cannot be saved stops nothing', async () => {
  const page = open('status-200');
  page.sandbox.faults.add({ endpoint: 'saveEvent', kind: 'http500' });
  await tap('Borrow Again');
  await waitFor(() => expect(page.sent).toHaveLength(1));
});

test.each([
  ['shell', ['goHome'], /^\/loanDetail/],
  ['browser', [], /^\/recommendList/],
] as const)('Click to view more products leads to the home page of the %s', async (host, messages, address) => {
  const page = open('recommended', { host });
  await tap('Click to view more products');
  await waitFor(() => expect(page.address()).toMatch(address));
  expect(page.sent.map(({ name }) => name)).toEqual(messages);
});

test('the telephone row calls the order’s number', async () => {
  const page = open('telephone');
  await userEvent.click(await screen.findByRole('button', { name: /Telephone/ }));
  await waitFor(() => expect(page.sent[0]?.name).toBe('callTelephone'));
});

test('a telephone that cannot be called is not offered: the row has the service’s number', async () => {
  const page = open('telephone', { sandbox: sandboxWith('telephone', { telephone: '**** 4567' }) });
  const row = await screen.findByRole('button', { name: /Telephone/ });
  expect(row).toHaveTextContent(phoneText(appConfig.servicePhone));
  await userEvent.click(row);
  await waitFor(() =>
    expect(page.sent).toEqual([{ name: 'callTelephone', payload: { telephone: appConfig.servicePhone } }]),
  );
});

test('the focus on a failure’s Retry goes to the heading once the order is there', async () => {
  const sandbox = createSandbox({ scenario: 'status-174' });
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  open('status-174', { sandbox });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  sandbox.faults.clear();
  act(() => retry.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'To be repaid' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a repaid order leads to the borrower’s own page', async () => {
  const page = open('status-200');
  await tap('My account');
  expect(page.sent).toEqual([{ name: 'goToMine', payload: {} }]);
});

test('a double tap on a product requests its link once, and is counted without a module; an inert one is not opened', async () => {
  const page = open('recommended');
  const [apply] = await screen.findAllByRole('button', { name: 'Apply' });
  if (!apply) throw new Error('no product can be opened');
  await userEvent.click(screen.getByRole('button', { name: 'Fully booked' }));
  await userEvent.dblClick(apply);
  await waitFor(() => expect(page.left.length + page.sent.length).toBe(1));
  expect(page.asked('getProductLink')).toHaveLength(1);
  expect(page.asked('saveEvent')[0]?.payload).toMatchObject({ positionId: '0' });
  expect(page.asked('saveEvent')[0]?.payload).not.toHaveProperty('moduleId');
});

test.each([
  ['rejected', 'The service is busy. Please try again later.'],
  ['http500', /not available right now/],
] as const)('a re-read that fails (%s) keeps the order and says why in a toast', async (kind, words) => {
  const page = open('status-174');
  await screen.findByRole('heading', { name: 'To be repaid' });
  page.sandbox.faults.add({ endpoint: 'getOrder', kind });
  comeBack();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('pointerdown on a link prefetches what its page reads, once', async () => {
  const page = open('status-174-rollover');
  const link = await screen.findByRole('link', { name: 'Rollover Repayment' });
  const reads = () => page.asked('getExtension').length;
  expect(reads()).toBe(0);
  fireEvent.pointerDown(link);
  await waitFor(() => expect(reads()).toBe(1));
  expect(page.address()).toMatch(/^\/loanDetail\?/);
  await userEvent.click(link);
  expect(page.address()).toMatch(/^\/repayDelay\?/);
  expect(reads()).toBe(1);
});
