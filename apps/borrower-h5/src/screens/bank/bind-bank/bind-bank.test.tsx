import type { Sandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { BindBankRoute } from './bind-bank.route.tsx';

beforeEach(() => localStorage.clear());

const open = (scenario: string, sandbox?: Sandbox) =>
  renderScreen(<BindBankRoute />, screens.bindBank.path, { scenario, sandbox });
const name = () => screen.findByLabelText('Account name');
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const save = async () => {
  await next();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
};
/** The pauses are over: a check that does not find it now is final. */
const lookForTheLastTime = async (page: RenderedScreen) => {
  page.sandbox.clock.moveBy(31_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
};
const dialog = (title: string) => screen.queryByRole('dialog', { name: title });
const question = () => dialog('Leave without saving?');
const messages = (page: RenderedScreen) => page.sent.map((message) => message.name);
const requests = (page: RenderedScreen, endpoint: string) =>
  page.sandbox.log.list().filter((request) => request.endpoint === endpoint);

async function pick(field: RegExp, option: string) {
  await userEvent.click(screen.getByRole('button', { name: field }));
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('option', { name: option }));
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
}

async function fillIn(number: string) {
  await userEvent.type(await name(), 'Juana dela Cruz');
  await pick(/^E-wallet/, 'GCash');
  await userEvent.click(screen.getByLabelText('E-wallet number'));
  await userEvent.paste(number);
  await pick(/^City/, 'Cebu City');
  await userEvent.type(screen.getByLabelText('Day'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'February');
  await userEvent.type(screen.getByLabelText('Year'), '1990');
}

test('the shell’s back closes the picker, and asks before it leaves what was filled in', async () => {
  const page = open('bind-bank');
  await name();
  expect(page.back()).toBe(false);
  await userEvent.type(await name(), 'Juana');
  await userEvent.click(screen.getByRole('button', { name: /^City/ }));
  expect(page.back()).toBe(true);
  expect(dialog('City')).toBeNull();
  expect(question()).toBeNull();
  expect(page.back()).toBe(true);
  expect(question()).toBeVisible();
  // The question is a dialog like any other: back answers it with no.
  expect(page.back()).toBe(true);
  expect(question()).toBeNull();
  expect(await name()).toHaveValue('Juana');
});

test('the back arrow asks, too, and leaves when that is the answer', async () => {
  const page = open('bind-bank');
  await userEvent.type(await name(), 'Juana');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(within(question() ?? document.body).getByRole('button', { name: 'Stay here' }));
  expect(messages(page)).not.toContain('closeWebview');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(within(question() ?? document.body).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(messages(page)).toContain('closeWebview'));
});

test('a form in which nothing stands any more is left without a question', async () => {
  const page = open('bind-bank');
  await userEvent.type(await name(), 'Juana');
  await userEvent.clear(await name());
  expect(page.back()).toBe(false);
});

test('a pasted number is sent as it is dialled; what is too long is said at once and not sent', async () => {
  const page = open('bind-bank');
  await fillIn('+639171234567');
  const number = screen.getByLabelText('E-wallet number');
  expect(number).toHaveValue('091 7123 4567');
  await userEvent.type(number, '8');
  expect(number).toHaveValue('091 7123 4567 8');
  expect(number).toHaveAccessibleDescription(/too many digits/);
  await next();
  expect(requests(page, 'bindBankAccount')).toEqual([]);
  await userEvent.type(number, '{Backspace}');
  await save();
  await screen.findByText('The money of your next loan goes there.');
  expect(requests(page, 'bindBankAccount').map(({ payload }) => payload)).toMatchObject([
    { walletNumber: '09171234567' },
  ]);
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
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your account has been saved');
  const [sent] = requests(page, 'bindBankAccount');
  expect(sent?.payload).toEqual({ walletType: '1', city: '1124', birthday: '1990-02-03', product_id: '101' });
});

test('saved, the page closes; where it stays, it leads to the borrower’s account and to the orders', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  await save();
  await screen.findByText('Your account has been saved');
  expect(messages(page).filter((each) => each === 'closeWebview')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'My account' }));
  await waitFor(() => expect(messages(page)).toContain('goToMine'));
  expect(page.back()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'My orders' }));
  expect(page.address()).toBe('/order');
});

test('an account whose answer was lost, and that is given back masked, counts as saved', async () => {
  const page = open('bind-bank');
  page.sandbox.state.accountsGivenBack = 'masked';
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'drop', times: 1, applied: true });
  await save();
  expect(await screen.findByText('Your account has been saved')).toBeVisible();
});

test('where nothing is given back, a lost answer stays unknown: not saved is not claimed', async () => {
  const page = open('bank-silent');
  const fetch = vi.spyOn(page.sandbox, 'fetch');
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'drop', times: 1, applied: true });
  await save();
  await screen.findByText('We do not know yet whether your account was saved');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await lookForTheLastTime(page);
  expect(
    await screen.findByRole('region', { name: 'We do not know whether your account was saved' }),
  ).toHaveTextContent('You can save the same account once more');
  expect(screen.queryByText('Your account was not saved')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your account has been saved');
  // The same attempt: the server knows it by its key.
  const keys = fetch.mock.calls.flatMap(([request]) =>
    request instanceof Request ? (request.headers.get('Idempotency-Key') ?? []) : [],
  );
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an answer that comes after the borrower left closes nothing', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  let answer = (): void => undefined;
  const fetch = page.sandbox.fetch.bind(page.sandbox);
  vi.spyOn(page.sandbox, 'fetch').mockImplementation(async (...request) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return fetch(...request);
  });
  await save();
  await screen.findByRole('button', { name: 'Saving...' });
  expect(page.back()).toBe(true);
  expect(question()).toHaveTextContent('Your account may be saved already.');
  await userEvent.click(within(question() ?? document.body).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(messages(page)).toEqual(['closeWebview']));
  page.unmount();
  await act(async () => answer());
  await waitFor(() => expect(page.sandbox.state.boundAccounts.get('101')).toBeDefined());
  expect(messages(page)).toEqual(['closeWebview']);
});

test('what will be saved is shown before it is, and can be changed from there', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  await next();
  const review = await screen.findByRole('group', { name: 'Check your account' });
  expect(review).toHaveFocus();
  for (const shown of ['GCash', '091 7123 4567', 'Juana dela Cruz', 'Cebu City', '1990-02-03']) {
    expect(within(review).getByText(shown)).toBeVisible();
  }
  expect(page.back()).toBe(true);
  expect(await name()).toHaveValue('Juana dela Cruz');
  await next();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.type(await name(), ' Jr.');
  expect(requests(page, 'bindBankAccount')).toEqual([]);
  await save();
  await screen.findByText('Your account has been saved');
  expect(requests(page, 'bindBankAccount').map(({ payload }) => payload)).toMatchObject([
    { accountName: 'Juana dela Cruz Jr.' },
  ]);
});

test('an account whose answer never came is looked up by the page that is opened next, and stands nowhere in storage', async () => {
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
  expect(requests(page, 'bindBankAccount')).toHaveLength(1);
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

test('a session that ends while saving loses nothing that was typed', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'http401', times: 1 });
  await save();
  const ended = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  await userEvent.click(within(ended).getByRole('button', { name: 'Close' }));
  expect(await name()).toHaveValue('Juana dela Cruz');
  expect(screen.getByLabelText('E-wallet number')).toHaveValue('091 7123 4567');
});
