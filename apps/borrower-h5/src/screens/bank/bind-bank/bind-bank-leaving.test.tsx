import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { fillIn, name, open, save } from './testing/fill-in-bank-form.tsx';

const dialog = (title: string) => screen.queryByRole('dialog', { name: title });

const question = () => dialog('Leave without saving?');

const messages = (page: RenderedScreen) => page.sent.map((message) => message.name);

test('the shell’s back closes the picker, and asks before it leaves what was filled in', async () => {
  const page = open('bind-bank');
  await name();
  expect(page.back()).toBe(false);
  await userEvent.type(await name(), 'Juana');
  await userEvent.click(screen.getByRole('combobox', { name: /^City/ }));
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

test('a response that comes after the borrower left closes nothing', async () => {
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
