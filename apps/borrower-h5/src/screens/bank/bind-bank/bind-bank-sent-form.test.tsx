import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { appConfig } from '#shared/app-config.ts';
import { press } from '#shared/testing/press.ts';
import { fillIn, fillInShared, name, next, open, openChanged, pick, save } from './testing/fill-in-bank-form.tsx';

test('a form of one card type keeps its tab', async () => {
  openChanged((items) => items.filter(({ cardTypeMi }) => Number(cardTypeMi) !== 2));
  expect(await screen.findByRole('tab', { name: 'E-wallet', selected: true })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});

test('a field that the backend marks as optional is left empty and sent so', async () => {
  vi.spyOn(appConfig, 'optionalBankField', 'get').mockReturnValue('optional');
  const { page } = openChanged((items) =>
    items.map((item) => (item.code === 'city' ? { ...item, cate: 'text', note: [], optional: 1 } : item)),
  );
  await userEvent.type(await name(), 'Juana dela Cruz');
  await pick(/^E-wallet/, 'GCash');
  await userEvent.type(screen.getByLabelText('E-wallet number'), '09171234567');
  await userEvent.type(screen.getByLabelText('Day'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'February');
  await userEvent.type(screen.getByLabelText('Year'), '1990');
  expect(screen.getByLabelText('City')).not.toBeRequired();
  await save();
  await screen.findByText('Your account has been saved');
  expect(page.asked('bindBankAccount').map(({ payload }) => payload)).toEqual([
    {
      walletType: '1',
      walletNumber: '09171234567',
      accountName: 'Juana dela Cruz',
      city: '',
      birthday: '1990-02-03',
      product_id: '101',
    },
  ]);
});

test('fields of one code under two tabs have a value each', async () => {
  const { page } = openChanged((items) =>
    items.map((item) => (String(item.code).endsWith('Number') ? { ...item, code: 'accountNo' } : item)),
  );
  await userEvent.type(await screen.findByLabelText('E-wallet number'), '09171234567');
  await press(screen.getByRole('tab', { name: 'Bank' }));
  const number = await screen.findByLabelText('Account number');
  expect(number).toHaveValue('');
  await userEvent.type(number, '1234567890');
  await pick(/^Bank/, 'Isla Savings Bank');
  await press(screen.getByRole('tab', { name: 'E-wallet' }));
  expect(await screen.findByLabelText('E-wallet number')).toHaveValue('091 7123 4567');
  await press(screen.getByRole('tab', { name: 'Bank' }));
  await fillInShared();
  await save();
  await waitFor(() =>
    expect(page.asked('bindBankAccount').map(({ payload }) => payload)).toMatchObject([{ accountNo: '1234567890' }]),
  );
});

test('a wallet that is not offered any more is to be chosen again', async () => {
  const { page, changeForm } = openChanged((items) => items);
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'http401', times: 1 });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByText('elsewhere');
  changeForm((items) =>
    items.map((item) => (item.code === 'walletType' ? { ...item, note: [{ name: 'Maya', type: '2' }] } : item)),
  );
  act(() => page.page.history.back());
  expect(await screen.findByLabelText('E-wallet number')).toHaveValue('091 7123 4567');
  await next();
  expect(screen.getByRole('group', { name: 'There is 1 thing to correct' })).toHaveTextContent('E-wallet');
  await pick(/^E-wallet/, 'Maya');
  await save();
  await screen.findByText('Your account has been saved');
  expect(page.asked('bindBankAccount').map(({ payload }) => payload)).toMatchObject([{}, { walletType: '2' }]);
});

test.each([
  ['none', null],
  ['none that can be read', [{ name: 'Isla Savings Bank', type: '' }]],
])('a tab whose choice has %s leads to customer service, the other one is filled in as ever', async (_, note) => {
  const { page } = openChanged((items) => items.map((item) => (item.code === 'bankName' ? { ...item, note } : item)));
  await press(await screen.findByRole('tab', { name: 'Bank' }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('Accounts cannot be added right now.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Customer service' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press(screen.getByRole('tab', { name: 'E-wallet' }));
  await fillIn('09171234567');
  await save();
  await screen.findByText('Your account has been saved');
  expect(page.asked('bindBankAccount')).toHaveLength(1);
});

test('a date that does not exist is called no date', async () => {
  open('bind-bank');
  await fillIn('09171234567');
  const day = screen.getByLabelText('Day');
  await userEvent.clear(day);
  await userEvent.type(day, '31');
  await next();
  const birthday = screen.getByRole('group', { name: 'Date of birth' });
  expect(birthday).toHaveAccessibleDescription(/^Date of birth is no day of the calendar/);
});

test.each(['１５', '١٥', '१५'])('a day is typed by digits of any script: %s', async (digits) => {
  open('bind-bank');
  await fillIn('09171234567');
  const day = screen.getByLabelText('Day');
  await userEvent.clear(day);
  await userEvent.paste(digits);
  expect(day).toHaveValue('15');
});

test('a field without a title is called by its subtitle, else by its code', async () => {
  openChanged((items) => [
    ...items.map((item) => ({ ...item, title: null })),
    { ...items[items.length - 3]!, code: 'branch', title: ' ', subtitle: null },
  ]);
  const named = await screen.findByLabelText('As written on your ID');
  expect(named).not.toHaveAccessibleDescription();
  expect(screen.getByRole('textbox', { name: 'branch' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Choose your e-wallet Please choose' })).toBeVisible();
  await next();
  expect(screen.getByText('Please fill in: branch')).toBeVisible();
});

test('after the review the form has the focus', async () => {
  const page = open('bind-bank');
  await name();
  expect(document.body).toHaveFocus();
  await fillIn('09171234567');
  await next();
  await press(await screen.findByRole('button', { name: 'Change' }));
  expect(screen.getByRole('form', { name: 'Payment account information' })).toHaveFocus();
  await next();
  await screen.findByRole('group', { name: 'Check your account' });
  expect(page.back()).toBe(true);
  expect(screen.getByRole('form', { name: 'Payment account information' })).toHaveFocus();
});
