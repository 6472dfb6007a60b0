import { screen, within } from '@testing-library/react';
import { press, tap } from '#shared/testing/press.ts';
import { type OpenOptions, openScreen } from '#shared/testing/render-screen.tsx';
import { RepayRoute } from '../use-repay.ts';

export const open = (scenario = 'repay', options: Partial<OpenOptions> = {}) =>
  openScreen(RepayRoute, { scenario, ...options });

/** Opens the sheet of channels. */
export async function choosePayment() {
  await tap('Payment Method');
  return within(await screen.findByRole('dialog', { name: 'Payment Method' }));
}

export async function tapPayment() {
  const sheet = within(await screen.findByRole('dialog', { name: 'Payment Method' }));
  await press(await sheet.findByRole('button', { name: 'Payment' }));
}
