import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { RepaymentInstructionsRoute } from './use-repayment-instructions.ts';

const open = (query: string) =>
  openScreen(RepaymentInstructionsRoute, { scenario: 'repay', entry: `/repaymentInstructions?${query}`, locale: 'en' });

test('the chosen channel is in the address with all else, in place of the one before', async () => {
  const page = open('orderId=8401&channel=maya');
  expect(await screen.findByRole('tab', { name: 'Maya' })).toHaveAttribute('aria-selected', 'true');
  const entries = page.page.history.length;
  await userEvent.click(screen.getByRole('tab', { name: 'GCash' }));
  expect(screen.getByRole('tab', { name: 'GCash' })).toHaveAttribute('aria-selected', 'true');
  expect(page.address()).toBe('/repaymentInstructions?orderId=8401&channel=gcash');
  expect(page.page.history.length).toBe(entries);
});

test('a step’s drawing is enlarged until it is closed', async () => {
  open('channel=gcash');
  const [first] = await screen.findAllByRole('button', { name: /^View: / });
  await userEvent.click(first ?? expect.fail('No step has a drawing.'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
