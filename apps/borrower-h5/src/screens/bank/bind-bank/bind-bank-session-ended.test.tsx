import { screens } from '@peace/screens';
import type { Sandbox } from '@peace/sandbox';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { BindBankRoute } from './use-bind-bank.ts';
import { fillIn, name, save } from './testing/fill-in-bank-form.tsx';

const maria = { userId: 'u-1', deviceId: 'd-1', sessionId: 's-1' };

/** The form as it is opened by a link of the shell's. */
function openedBy(session: Record<string, string>, sandbox?: Sandbox, host?: 'browser') {
  const entry = `${screens.bindBank.path}?productId=101&${new URLSearchParams(session)}`;
  return openScreen(BindBankRoute, {
    scenario: 'bind-bank',
    entry,
    sandbox,
    ...(host && { host }),
  });
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

test('what was typed stays below the dialog, and nothing of it is stored', async () => {
  const page = await endedWhileSaving(maria);
  expect(await name()).toHaveValue('Juana dela Cruz');
  const stored = JSON.stringify([localStorage, sessionStorage]);
  for (const typed of ['Juana', '0917', '1234567', 'Cebu']) expect(stored).not.toContain(typed);
  page.unmount();
});

test('a page that is opened anew begins with an empty form', async () => {
  const page = await endedWhileSaving(maria);
  page.unmount();
  openedBy({ ...maria, sessionId: 's-2' }, page.sandbox);
  expect(await name()).toHaveValue('');
});

test('what was typed is gone once the borrower has said to leave it, also after the session ended', async () => {
  const page = openedBy(maria, undefined, 'browser');
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: '*', kind: 'http401', times: 1 });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('elsewhere');
  act(() => page.page.history.back());
  expect(await name()).toHaveValue('');
  page.unmount();
});
