import { screens } from '@peace/screens';
import type { Sandbox } from '@peace/sandbox';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { BindBankRoute } from './bind-bank.route.tsx';
import { fillIn, name, pick, save } from './testing/fill-in-bank-form.tsx';

const KEPT = 'peace:bank-form:101';
const maria = { userId: 'u-1', deviceId: 'd-1', sessionId: 's-1' };

/** The form as it is opened by a link of the shell's. */
function openedBy(session: Record<string, string>, sandbox?: Sandbox) {
  const entry = `${screens.bindBank.path}?productId=101&${new URLSearchParams(session)}`;
  return renderScreen(<BindBankRoute />, screens.bindBank.path, { scenario: 'bind-bank', entry, sandbox });
}

/** Maria's session has ended as she saved, and her form is not there any more. */
async function endedWhileSaving(session: Record<string, string>) {
  const page = openedBy(session);
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: '*', kind: 'http401' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  page.sandbox.faults.clear();
  return page;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what was typed is there again for the same borrower’s next session, once', async () => {
  const page = await endedWhileSaving(maria);
  await waitFor(() => expect(localStorage.getItem(KEPT)).not.toBeNull());
  page.unmount();
  const again = openedBy({ ...maria, sessionId: 's-2' }, page.sandbox);
  await waitFor(async () => expect(await name()).toHaveValue('Juana dela Cruz'));
  expect(screen.getByLabelText('E-wallet number')).toHaveValue('091 7123 4567');
  expect(screen.getByRole('button', { name: /^City/ })).toHaveTextContent('Cebu City');
  expect(localStorage.getItem(KEPT)).toBeNull();
  // As any form with something in it, it is not left without a question.
  expect(again.back()).toBe(true);
});

test('it is not on the phone in clear, and goes after a quarter of an hour', async () => {
  const page = await endedWhileSaving(maria);
  await waitFor(() => expect(localStorage.getItem(KEPT)).not.toBeNull());
  const stored = localStorage.getItem(KEPT) ?? '';
  for (const typed of ['Juana', '0917', '1234567', 'Cebu']) expect(stored).not.toContain(typed);
  const { storedAt, until } = JSON.parse(stored).value;
  expect(until - storedAt).toBe(15 * 60 * 1000);
  page.unmount();
});

test.each([
  ['another borrower', { ...maria, userId: 'u-2' }],
  ['another phone', { ...maria, deviceId: 'd-2' }],
])('%s does not find it', async (_, session) => {
  const page = await endedWhileSaving(maria);
  await waitFor(() => expect(localStorage.getItem(KEPT)).not.toBeNull());
  page.unmount();
  openedBy(session, page.sandbox);
  const field = await name();
  // What is found is found before this choice is made.
  await pick(/^City/, 'Cebu City');
  expect(field).toHaveValue('');
});

test('where nothing makes a secret nothing is stored, and the form stays below the dialog', async () => {
  const { deviceId: _, ...unknownPhone } = maria;
  const page = await endedWhileSaving(unknownPhone);
  expect(await name()).toHaveValue('Juana dela Cruz');
  expect(localStorage.getItem(KEPT)).toBeNull();
  page.unmount();
});
