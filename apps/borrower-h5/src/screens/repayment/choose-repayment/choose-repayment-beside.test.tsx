import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storePayment } from '#features/payment/testing/stored-payment.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { tap } from '#shared/testing/press.ts';
import { openChooseRepayment } from './testing/open-choose-repayment.tsx';

/** The page is killed at the SMS code of a charge, and a pay link is opened on another page of the order. */
async function openBesideALink() {
  const first = openChooseRepayment();
  await userEvent.click(await screen.findByRole('radio', { name: /Isla Savings Bank/ }));
  await tap('Payment');
  expect(await screen.findByRole('textbox', { name: 'SMS code' })).toBeVisible();
  first.unmount();
  storePayment('7001');
  return openChooseRepayment(undefined, first.sandbox);
}

test('a code that is waited for does not charge beside another payment without a confirmation', async () => {
  await openBesideALink();
  expect(await screen.findByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Payment' })).toBeEnabled();
  expect(screen.queryByRole('textbox', { name: 'SMS code' })).not.toBeInTheDocument();
});

test('after the confirmation the code is asked for, also once the borrower comes back from reading it', async () => {
  const page = await openBesideALink();
  await tap('Payment');
  await tap('I want to pay again');
  expect(await screen.findByRole('textbox', { name: 'SMS code' })).toBeVisible();
  comeBack();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
  expect(screen.queryByText(/You can confirm again/)).not.toBeInTheDocument();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'SMS code' }),
    page.sandbox.state.smsCodes.at(-1)?.code ?? '',
  );
  await tap('Confirm');
  await waitFor(() => expect(page.address()).toBe('/loanDetail?orderId=7001'));
  expect(page.asked('confirmCharge')).toHaveLength(1);
});

test('a charge that is started after the confirmation asks for its code beside the other payment', async () => {
  const page = await openBesideALink();
  await tap('Payment');
  await tap('I want to pay again');
  await tap('Cancel');
  await userEvent.click(await screen.findByRole('radio', { name: /Isla Savings Bank/ }));
  await tap('Payment');
  expect(await screen.findByRole('textbox', { name: 'SMS code' })).toBeVisible();
  expect(page.asked('chargeCard')).toHaveLength(2);
});
