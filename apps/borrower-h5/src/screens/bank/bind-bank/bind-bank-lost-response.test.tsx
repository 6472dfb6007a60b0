import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { comeBack } from '#shared/testing/come-back.ts';
import { press } from '#shared/testing/press.ts';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { open, openChanged, save, fillIn } from './testing/fill-in-bank-form.tsx';

/** The account is saved, and its response is lost. */
async function saveWithoutResponse(page: RenderedScreen) {
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'drop', times: 1, applied: true });
  await save();
}

/** The pauses are over: a check that does not find it now is final. */
const lookForTheLastTime = async (page: RenderedScreen) => {
  page.sandbox.clock.moveBy(31_000);
  await press(await screen.findByRole('button', { name: 'Check again' }));
};

test('an account whose response was lost, and that is given back masked, counts as saved', async () => {
  const page = open('bind-bank');
  page.sandbox.state.accountsGivenBack = 'masked';
  await saveWithoutResponse(page);
  expect(await screen.findByText('Your account has been saved')).toBeVisible();
});

test('where nothing is given back, a lost response stays unknown: not saved is not claimed', async () => {
  const page = open('bank-silent');
  await saveWithoutResponse(page);
  await screen.findByText('We do not know yet whether your account was saved');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await lookForTheLastTime(page);
  expect(
    await screen.findByRole('region', { name: 'We do not know whether your account was saved' }),
  ).toHaveTextContent('You can save the same account once more');
  expect(screen.queryByText('Your account was not saved')).toBeNull();
  await press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your account has been saved');
  // The same attempt: the server knows it by its key.
  const keys = page.asked('bindBankAccount').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what was typed, and its key, is there after a look at customer service while it is unknown whether it was saved', async () => {
  const page = open('bank-silent');
  await saveWithoutResponse(page);
  await lookForTheLastTime(page);
  await press(await screen.findByRole('link', { name: 'Customer service' }));
  await screen.findByText('elsewhere');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Juana|09171234567|091 7123/);
  act(() => page.page.history.back());
  expect(await screen.findByLabelText('E-wallet number')).toHaveValue('091 7123 4567');
  await screen.findByRole('region', { name: 'We do not know whether your account was saved' });
  await save();
  expect(await screen.findByText('Your account has been saved')).toBeVisible();
  const keys = page.asked('bindBankAccount').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what was typed is gone once the borrower has said to leave it, also while it is unknown whether it was saved', async () => {
  const { page } = openChanged((items) => items, 'bank-silent');
  await saveWithoutResponse(page);
  await lookForTheLastTime(page);
  await screen.findByRole('region', { name: 'We do not know whether your account was saved' });
  await press(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByText('elsewhere');
  act(() => page.page.history.back());
  expect(await screen.findByLabelText('E-wallet number')).toHaveValue('');
});

test('an account whose response never came is looked up by the page that is opened next, and stands nowhere in storage', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'drop', times: 1, applied: true });
  page.sandbox.faults.add({ endpoint: 'getBankForm', kind: 'http500', times: 1 });
  await save();
  await screen.findByText('We do not know yet whether your account was saved');
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).toContain('bank-account:101');
  expect(stored).not.toMatch(/Juana|dela Cruz|09171234567|091 7123|1990|0722/);
  page.unmount();
  open('bind-bank', page.sandbox);
  expect(await screen.findByText('Your account has been saved')).toBeVisible();
  expect(page.asked('bindBankAccount')).toHaveLength(1);
});

/** The first sending did not arrive, and the server refuses the second one. */
async function refuseRepetition() {
  const page = open('bank-masked');
  await userEvent.type(await screen.findByLabelText('E-wallet number'), '09998887777');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'drop', times: 1 });
  await save();
  await lookForTheLastTime(page);
  expect(await screen.findByText(/you can save it now/)).toBeVisible();
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'rejected', times: 1 });
  await press(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('group', { name: 'Your account was not saved' })).toHaveTextContent('is busy');
  return page;
}

test('a repetition that the server refuses is corrected and saved', async () => {
  const page = await refuseRepetition();
  await userEvent.type(screen.getByLabelText('E-wallet number'), '{Backspace}8');
  await save();
  expect(await screen.findByText('Your account has been saved')).toBeVisible();
  expect(page.asked('bindBankAccount')).toHaveLength(3);
});

test('what is being corrected after a refusal stays a form when the borrower comes back from another app', async () => {
  const page = await refuseRepetition();
  await userEvent.type(screen.getByLabelText('E-wallet number'), '{Backspace}{Backspace}');
  const reads = page.asked('getBankForm').length;
  comeBack();
  await waitFor(() => expect(page.asked('getBankForm').length).toBeGreaterThan(reads));
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('an account that was corrected while the one sent was in doubt is not called saved when that one is found', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'drop', times: 1, applied: true });
  page.sandbox.faults.add({ endpoint: 'getBankForm', kind: 'http500', times: 2 });
  await save();
  await screen.findByText('We do not know yet whether your account was saved');
  await lookForTheLastTime(page);
  await screen.findByRole('region', { name: 'We do not know whether your account was saved' });
  await press(screen.getByRole('button', { name: 'Change' }));
  await userEvent.type(screen.getByLabelText('E-wallet number'), '{Backspace}8');
  comeBack();
  const shown = await screen.findByRole('region', { name: 'Another form was saved, not this one' });
  await waitFor(() => expect(shown).toHaveFocus());
  // Neither is what is typed next, though it was sent once.
  await userEvent.type(screen.getByLabelText('E-wallet number'), '{Backspace}7');
  expect(screen.getByLabelText('E-wallet number')).toHaveValue('091 7123 4567');
  expect(screen.queryByText('Your account has been saved')).toBeNull();
  expect(page.sent.map((message) => message.name)).not.toContain('closeWebview');
});

test('one that did not arrive has to be filled in again after a reload', async () => {
  const page = open('bank-masked');
  await userEvent.type(await screen.findByLabelText('E-wallet number'), '09998887777');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'drop', times: 1 });
  await save();
  await screen.findByText('We do not know yet whether your account was saved');
  page.unmount();
  page.sandbox.clock.moveBy(31_000);
  open('bank-masked', page.sandbox);
  expect(await screen.findByRole('region', { name: 'Your account was not saved' })).toHaveTextContent(
    'Please fill it in again.',
  );
  expect(screen.getByLabelText('E-wallet number')).toHaveValue('');
});
