import { screens } from '@peace/screens';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';
import { box, open, send, sent } from './testing/open-complaint-next.tsx';

async function fileComplaint() {
  const page = open();
  await userEvent.type(await box(), 'The amount is wrong.');
  await send();
  await sent();
  return page;
}

const draft = () => storedDrafts().read()?.byOrder[0] ?? null;

test('two taps send one complaint; the modal leaves by itself after a second and a half, and only our draft is gone', async () => {
  localStorage.setItem('peace:locale', JSON.stringify({ version: 1, value: 'en' }));
  const timers = vi.spyOn(window, 'setTimeout');
  const page = open();
  await userEvent.type(await box(), 'The amount is wrong.');
  expect(draft()).toMatchObject({ text: 'The amount is wrong.', orderNo: '7001', problemType: '2' });
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  fireEvent.click(button);
  await sent();
  expect(page.asked('fileComplaint')).toHaveLength(1);
  expect(storedDrafts().read()).toBeNull();
  expect(localStorage.getItem('peace:locale')).not.toBeNull();
  const leave = timers.mock.calls.find(([, delay]) => delay === 1500)?.[0];
  expect(page.address()).toContain(screens.complaintNext.path);
  act(() => {
    if (typeof leave === 'function') leave();
  });
  expect(page.address()).toBe('/complaint?orderId=7001');
});

test('without words nothing is sent, and the rule is shown at the box', async () => {
  const page = open();
  await box();
  await send();
  expect(await screen.findByText('Please fill in your comments and suggestions')).toBeVisible();
  expect(await box()).toHaveFocus();
  expect(page.asked('fileComplaint')).toEqual([]);
});

test('the modal does not take the place of a screen that was gone back to, and whose code is still loading', async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  const page = await fileComplaint();
  const leave = timers.mock.calls.find(([, delay]) => delay === 1500)?.[0];
  page.page.history.replaceState(null, '', '/loanDetail?orderId=7001');
  act(() => {
    if (typeof leave === 'function') leave();
  });
  expect(page.address()).toBe('/loanDetail?orderId=7001');
});

test('a refusal keeps what was written, and the words of the server are shown', async () => {
  const page = open();
  await userEvent.type(await box(), 'The amount is wrong.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'rejected', times: 1 });
  await send();
  await expectToastAnnouncedOnce('The service is busy. Please try again later.');
  expect(screen.getByRole('heading', { name: 'The service is busy. Please try again later.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(draft()).toMatchObject({ text: 'The amount is wrong.' });
  expect(await box()).toHaveValue('The amount is wrong.');
});

test('the button of the modal leaves at once', async () => {
  const page = await fileComplaint();
  await userEvent.click(screen.getByRole('link', { name: 'Done' }));
  expect(page.address()).toBe('/complaint?orderId=7001');
});

test('a complaint that was sent leaves a receipt with its order, without what was written', async () => {
  await fileComplaint();
  const kept = localStorage.getItem('peace:receipts:7001');
  expect(kept).toContain('"kind":"complaint"');
  expect(kept).not.toContain('The amount is wrong.');
});

test('a session that ends while sending loses nothing that was written', async () => {
  const page = open();
  await userEvent.type(await box(), 'The amount is wrong.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'http401', times: 1 });
  await send();
  const ended = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  await userEvent.click(within(ended).getByRole('button', { name: 'Close' }));
  expect(await box()).toHaveValue('The amount is wrong.');
  expect(draft()).toMatchObject({ text: 'The amount is wrong.' });
});
