import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from './order-details.route.tsx';

const open = (scenario: string) => renderScreen(<OrderDetailsRoute />, paths.orderDetails, { scenario });
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('REPAY and Rollover Repayment lead to their pages with the order', async () => {
  const page = open('status-174-rollover');
  await tap('Rollover Repayment');
  expect(page.address()).toBe('/repayDelay?productId=68175&orderId=8175');
});

test('an h5Url takes the place of the repayment page and leaves through the door', async () => {
  const page = open('h5-url');
  await tap('Repayment');
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.left[0]).toMatch(/^https:/);
});

test('Borrow Again asks the shell for the product, with its event', async () => {
  const page = open('status-200');
  await tap('Borrow Again');
  await waitFor(() => expect(page.sent).toHaveLength(1));
  expect(page.sent[0]).toMatchObject({ name: 'openPageWithParam', payload: { productId: '68200' } });
  expect(page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'eventSave')).toHaveLength(1);
});

test('the telephone row calls the order’s number', async () => {
  const page = open('telephone');
  await userEvent.click(await screen.findByRole('button', { name: /Telephone/ }));
  await waitFor(() => expect(page.sent[0]?.name).toBe('callTelephone'));
});

test('four stars open the store’s rating and close the prompt', async () => {
  const page = open('rating-prompt');
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await tap('Submit');
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(['goToRate']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a rating that could not be sent stays, with the reason', async () => {
  const page = open('rating-prompt');
  page.sandbox.faults.add({ endpoint: 'googleScore', kind: 'http500' });
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await tap('Submit');
  expect(await screen.findByText(/not available right now \(error 500\)/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(page.sent).toEqual([]);
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
  await tap('Go and bind the card');
  expect(page.address()).toBe('/bindBank?productId=68304&source=loanDetail');
});

test('a double tap on a product asks for its link once', async () => {
  const page = open('recommended');
  const [apply] = await screen.findAllByRole('button', { name: 'Apply' });
  if (!apply) throw new Error('no product can be opened');
  await userEvent.dblClick(apply);
  await waitFor(() => expect(page.left.length + page.sent.length).toBe(1));
  expect(page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'productLink')).toHaveLength(1);
});
