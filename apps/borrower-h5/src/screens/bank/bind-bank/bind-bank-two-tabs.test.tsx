import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '#shared/testing/press.ts';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { toSentFields } from './saved-account.model.ts';
import { fillIn, name, next, open, save } from './testing/fill-in-bank-form.tsx';

/** Another tab saves Maria's account while this one has its own form. */
async function saveElsewhere(page: RenderedScreen) {
  const key = 'peace:bank-account:101';
  const fields = toSentFields([], new Map([['accountName', 'maria santos']]));
  const request = { sending: 'of-the-other-tab', isChange: false, fields };
  const record = { key: 'of-the-other-tab', request, startedAt: page.sandbox.clock.now(), stage: { kind: 'sending' } };
  const stored = { owner: null, storedAt: record.startedAt, value: record };
  localStorage.setItem(key, JSON.stringify({ version: 1, value: stored }));
  page.sandbox.state.boundAccounts.set('101', new Map([['accountName', 'Maria Santos']]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

const another = () => screen.findByRole('region', { name: 'Another form was saved, not this one' });

test('an account that another tab saved is not shown as this form’s, which stays and can be saved', async () => {
  const page = open('bind-bank');
  await fillIn('09171234567');
  await next();
  await saveElsewhere(page);
  expect(await another()).toHaveFocus();
  expect(screen.queryByText('Your account has been saved')).toBeNull();
  expect(await name()).toHaveValue('Juana dela Cruz');
  expect(page.sent.map((message) => message.name)).not.toContain('closeWebview');
  await next();
  const review = await screen.findByRole('group', { name: 'Check your account' });
  expect(within(review).getByText('091 7123 4567')).toBeVisible();
  await press(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your account has been saved')).toBeVisible();
  expect(screen.getByText('•••• 4567')).toBeVisible();
  expect(page.asked('bindBankAccount')).toHaveLength(1);
});

/** The server refuses this tab's account. */
async function beRefused() {
  const page = open('bind-bank');
  await fillIn('09171234567');
  page.sandbox.faults.add({ endpoint: 'bindBankAccount', kind: 'rejected', times: 1 });
  await save();
  await screen.findByRole('group', { name: 'Your account was not saved' });
  return page;
}

test('after a refusal here, an account that another tab saved does not close the page as this form’s', async () => {
  const page = await beRefused();
  await saveElsewhere(page);
  expect(await another()).toBeVisible();
  expect(page.sent.map((message) => message.name)).not.toContain('closeWebview');
});

test('where nothing was typed, an account that another tab saved is shown as saved, without a number', async () => {
  const page = open('bind-bank');
  await name();
  await saveElsewhere(page);
  expect(await screen.findByText('Your account has been saved')).toBeVisible();
  expect(screen.queryByText(/••••/)).toBeNull();
});

test('after a refusal, the fields of the other tab are filled in before they are reviewed', async () => {
  await beRefused();
  await press(screen.getByRole('tab', { name: 'Bank' }));
  expect(await screen.findByLabelText('Account number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
