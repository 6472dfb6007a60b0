import { createSandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen, type RenderOptions } from '#shared/testing/render-screen.tsx';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';
import { OrderDetailsRoute } from './use-order-details.tsx';

const open = (scenario: string, options: Omit<RenderOptions, 'scenario'> = {}) =>
  renderScreen(<OrderDetailsRoute />, screens.orderDetails.path, { scenario, ...options });

beforeEach(() => localStorage.clear());

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('four stars open the store’s rating and close the prompt', async () => {
  const page = open('rating-prompt');
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await tap('Submit');
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(['goToRate']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a rating that could not be sent stays, with the reason', async () => {
  const page = open('rating-prompt');
  page.sandbox.faults.add({ endpoint: 'rateApp', kind: 'http500' });
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await tap('Submit');
  expect(await screen.findByText(/not available right now/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(page.sent).toEqual([]);
});

test('a refused rating shows the server’s words in a toast, and keeps the dialog', async () => {
  const page = open('rating-prompt');
  page.sandbox.faults.add({ endpoint: 'rateApp', kind: 'rejected' });
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await tap('Submit');
  await expectToastAnnouncedOnce('The service is busy. Please try again later.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('the shell’s back closes an open prompt, then leaves the page to the shell', async () => {
  const page = open('card-prompt');
  await screen.findByRole('dialog');
  expect(page.back()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.back()).toBe(false);
});

test('the card prompt leads to the binding page, which then knows where it came from', async () => {
  const page = open('card-prompt');
  await userEvent.click(await screen.findByRole('link', { name: 'Go and bind the card' }));
  expect(page.address()).toBe('/bindBank?productId=68304&source=loanDetail');
});

test('the withdraw prompt opens again after Cancel', async () => {
  open('withdraw-prompt');
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw your loan' });
  await tap('Cancel');
  await waitFor(() => expect(dialog).not.toBeVisible());
  await tap('Withdraw your loan');
  expect(await screen.findByRole('dialog', { name: 'Withdraw your loan' })).toBeVisible();
});

test('the card prompt opens again after it was closed', async () => {
  open('card-prompt');
  const dialog = await screen.findByRole('dialog');
  await tap('Close');
  await waitFor(() => expect(dialog).not.toBeVisible());
  await tap('Bind your card');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('money that waits without a link to it leads to customer service, from the prompt and from the page', async () => {
  const sandbox = createSandbox({ scenario: 'withdraw-prompt' });
  for (const [id, order] of sandbox.state.orders) sandbox.state.orders.set(id, { ...order, withdrawLink: '' });
  const page = open('withdraw-prompt', { sandbox });
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw your loan' });
  expect(dialog).toHaveTextContent('Your ₱5,000.00 is ready.');
  expect(within(dialog).getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    '/customerService?orderId=8303',
  );
  await tap('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Withdraw your loan' })).not.toBeInTheDocument();
  expect(screen.getByText('Customer service can tell you more about it.')).toBeVisible();
  const [, inBar] = screen.getAllByRole('link', { name: 'Customer service' });
  if (!inBar) throw new Error('There is no bar.');
  await userEvent.click(inBar);
  expect(page.address()).toBe('/customerService?orderId=8303');
});
