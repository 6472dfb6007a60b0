import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { press } from '#shared/testing/press.ts';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';
import { fillIn, name, next, open, pick, save } from './testing/fill-in-bank-form.tsx';

const messages = (page: RenderedScreen) => page.sent.map((message) => message.name);

test('a pasted number is sent as it is dialled; what is too long is shown at once and not sent', async () => {
  const page = open('bind-bank');
  await fillIn('+639171234567');
  const number = screen.getByLabelText('E-wallet number');
  expect(number).toHaveValue('091 7123 4567');
  await userEvent.type(number, '8');
  expect(number).toHaveValue('091 7123 4567 8');
  expect(number).toHaveAccessibleDescription(/too many digits/);
  await next();
  expect(page.asked('bindBankAccount')).toEqual([]);
  await userEvent.type(number, '{Backspace}');
  await save();
  await screen.findByText('The money of your next loan goes there.');
  expect(page.asked('bindBankAccount').map(({ payload }) => payload)).toMatchObject([{ walletNumber: '09171234567' }]);
});

test('a masked value is shown, kept and never sent back', async () => {
  const page = open('bank-masked');
  expect(await screen.findByText('We have **** 4567. Leave this empty to keep it.')).toBeVisible();
  expect(screen.getByLabelText('E-wallet number')).toHaveValue('');
  await pick(/^City/, 'Davao City');
  await next();
  expect(await screen.findByRole('group', { name: 'Check your account' })).toHaveTextContent(
    '**** 4567 (stays as it is)',
  );
  await press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your account has been saved');
  const [sent] = page.asked('bindBankAccount');
  expect(sent?.payload).toEqual({
    walletType: '1',
    city: '1124',
    birthday: '1990-02-03',
    product_id: '101',
  });
});

test('saved, the page closes; where it stays, it leads to the borrower’s account and to the orders', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  await save();
  await screen.findByText('Your account has been saved');
  expect(messages(page).filter((each) => each === 'closeWebview')).toHaveLength(1);
  await press(screen.getByRole('button', { name: 'My account' }));
  await waitFor(() => expect(messages(page)).toContain('goToMine'));
  expect(page.back()).toBe(false);
  await press(screen.getByRole('link', { name: 'My orders' }));
  expect(page.address()).toBe('/order');
});

test('what will be saved is shown before it is, and can be changed from there', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  await next();
  const review = await screen.findByRole('group', { name: 'Check your account' });
  await waitFor(() => expect(review).toHaveFocus());
  for (const shown of ['GCash', '091 7123 4567', 'Juana dela Cruz', 'Cebu City', '1990-02-03']) {
    expect(within(review).getByText(shown)).toBeVisible();
  }
  expect(page.back()).toBe(true);
  expect(await name()).toHaveValue('Juana dela Cruz');
  await next();
  await press(screen.getByRole('button', { name: 'Change' }));
  await userEvent.type(await name(), ' Jr.');
  expect(page.asked('bindBankAccount')).toEqual([]);
  await save();
  await screen.findByText('Your account has been saved');
  expect(page.asked('bindBankAccount').map(({ payload }) => payload)).toMatchObject([
    { accountName: 'Juana dela Cruz Jr.' },
  ]);
});

test('a day of birth is picked from wheels as well as typed; nothing is taken before Confirm', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  const day = within(screen.getByRole('group', { name: 'Date of birth' })).getByLabelText('Day');
  const button = screen.getByRole('button', { name: 'Date of birth: Please choose' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('option', { name: '17' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(day).toHaveValue('3');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('option', { name: '17' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(day).toHaveValue('17');
  await save();
  await screen.findByText('Your account has been saved');
  expect(page.asked('bindBankAccount').map(({ payload }) => payload)).toMatchObject([{ birthday: '1990-02-17' }]);
});

test('what the server refuses is shown in its words, in a toast and above the form, which loses nothing', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'rejected', times: 1 });
  await save();
  await expectToastAnnouncedOnce('The service is busy. Please try again later.');
  const summary = screen.getByRole('group', { name: 'Your account was not saved' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('The service is busy. Please try again later.');
  expect(await name()).toHaveValue('Juana dela Cruz');
});

test('Enter does what Next does: it says what is missing, and then opens the review', async () => {
  open('bind-bank');
  await userEvent.type(await name(), 'Juana{Enter}');
  // Four are missing, more than a list above the form is for.
  const shown = await screen.findByRole('combobox', { name: /^E-wallet/ });
  await waitFor(() => expect(shown).toHaveFocus());
  await userEvent.clear(await name());
  await fillIn('09171234567');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'Check your account' })).toBeVisible();
});

test('what is typed is not corrected by the keyboard', async () => {
  open('bind-bank');
  await name();
  for (const field of screen.getAllByRole('textbox')) {
    expect(field).toHaveAttribute('autocapitalize', 'off');
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
  }
  expect(await name()).toHaveAttribute('enterkeyhint', 'next');
});
