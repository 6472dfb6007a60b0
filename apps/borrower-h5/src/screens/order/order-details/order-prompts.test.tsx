import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sandboxWith } from '#shared/testing/render-screen.tsx';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';
import { tap } from '#shared/testing/press.ts';
import { open } from './testing/open-order-details.tsx';

test('four stars open the store’s rating and close the prompt', async () => {
  const page = open('rating-prompt');
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await tap('Submit');
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(['goToRate']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a rating needs a star; below four 5 is sent all the same, and the thanks lead to a complaint', async () => {
  const page = open('rating-prompt');
  await tap('Submit');
  expect(await screen.findByText('Silakan pilih')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
  await tap('Submit');
  const thanks = await screen.findByRole('dialog', { name: 'Thank you for your rating' });
  expect(page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'rateApp')).toMatchObject([
    { payload: { score: '5' } },
  ]);
  await userEvent.click(within(thanks).getByRole('link', { name: 'File a complaint' }));
  expect(page.address()).toMatch(/^\/complaint\?orderId=/);
});

test('prompts come one after the other, and Cancel closes the last', async () => {
  open('all-prompts');
  for (const [name, close] of [
    ['Withdraw your loan', 'Cancel'],
    ['', 'Close'],
    ['Please rate this service', 'Cancel'],
  ] as const) {
    const dialog = await screen.findByRole('dialog', name ? { name } : {});
    await userEvent.click(within(dialog).getByRole('button', { name: close }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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

test.each([
  ['withdraw-prompt', 'Cancel', 'Withdraw your loan'],
  ['card-prompt', 'Close', 'Bind your card'],
])('the prompt of %s opens again after %s', async (scenario, close, again) => {
  open(scenario);
  const dialog = await screen.findByRole('dialog');
  await tap(close);
  await waitFor(() => expect(dialog).not.toBeVisible());
  await tap(again);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('money that waits without a link to it leads to customer service, from the prompt and from the page', async () => {
  const sandbox = sandboxWith('withdraw-prompt', { withdrawLink: '' });
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
  const [, inTheBar = expect.fail('The bar has none.')] = screen.getAllByRole('link', { name: 'Customer service' });
  await userEvent.click(inTheBar);
  expect(page.address()).toBe('/customerService?orderId=8303');
});
