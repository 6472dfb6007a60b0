import { createSandbox, type Sandbox } from '@peace/sandbox';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '#shared/testing/press.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { BindBankRoute } from '../use-bind-bank.ts';

export const open = (scenario: string, sandbox?: Sandbox) => openScreen(BindBankRoute, { scenario, sandbox });

type SentItem = Sandbox['state']['bankForm'][number];

/** Opens the form as another backend sends it, in a browser; what is returned changes it again. */
export function openChanged(change: (items: readonly SentItem[]) => readonly SentItem[], scenario = 'bind-bank') {
  const sandbox = createSandbox({ scenario });
  const form = sandbox.state.bankForm;
  const changeForm = (next: typeof change) => void form.splice(0, form.length, ...next(form));
  changeForm(change);
  const page = openScreen(BindBankRoute, { scenario, sandbox, host: 'browser' });
  return { page, changeForm };
}

export const name = () => screen.findByLabelText('Account name');

export const next = () => press(screen.getByRole('button', { name: 'Next' }));

export const save = async () => {
  await next();
  await press(await screen.findByRole('button', { name: 'Save' }));
};

export async function pick(field: RegExp, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('option', { name: option }));
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
}

export async function fillIn(number: string) {
  await fillInShared();
  await pick(/^E-wallet/, 'GCash');
  await userEvent.click(screen.getByLabelText('E-wallet number'));
  await userEvent.paste(number);
}

/** The fields that a wallet and a bank account have in common. */
export async function fillInShared() {
  await userEvent.type(await name(), 'Juana dela Cruz');
  await pick(/^City/, 'Cebu City');
  await userEvent.type(screen.getByLabelText('Day'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'February');
  await userEvent.type(screen.getByLabelText('Year'), '1990');
}
