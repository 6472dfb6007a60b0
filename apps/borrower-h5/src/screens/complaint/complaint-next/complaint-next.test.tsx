import { screens } from '@peace/screens';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { open, box, send, sent, filed } from './testing/open-complaint-next.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const draft = () => storedDrafts().read()?.byOrder[0] ?? null;

const about = (orderNo: string, problemType = '2') => draftAbout({ orderNo, problemType, problemSonType: '' }, null);

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
  expect(filed(page)).toHaveLength(1);
  expect(storedDrafts().read()).toBeNull();
  expect(localStorage.getItem('peace:locale')).not.toBeNull();
  const leave = timers.mock.calls.find(([, delay]) => delay === 1500)?.[0];
  expect(page.address()).toContain(screens.complaintNext.path);
  act(() => {
    if (typeof leave === 'function') leave();
  });
  expect(page.address()).toBe('/complaint?orderId=7001');
});

test('a refusal keeps what was written, and the words of the server are shown', async () => {
  const page = open();
  await userEvent.type(await box(), 'The amount is wrong.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'rejected', times: 1 });
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(draft()).toMatchObject({ text: 'The amount is wrong.' });
  expect(await box()).toHaveValue('The amount is wrong.');
});

test('what was written for another type stays, under the type of the address', async () => {
  storedDrafts().keep({ ...about('7001', '5'), text: 'Begun elsewhere', unfinished: ['door.jpg'] });
  open();
  expect(await box()).toHaveValue('Begun elsewhere');
  expect(screen.getByText(/Not uploaded before this page was closed: door.jpg/)).toBeVisible();
  await userEvent.type(await box(), '.');
  expect(draft()).toMatchObject({ text: 'Begun elsewhere.', orderNo: '7001', problemType: '2' });
});

test('another order has another draft, and neither is lost', async () => {
  storedDrafts().keep({ ...about('7002', '5'), text: 'About the other one' });
  const page = open();
  expect(await box()).toHaveValue('');
  await userEvent.type(await box(), 'About this one');
  page.unmount();
  open({ entry: '/complainPageNext?problemType=5&problemSonType=&orderNo=7002' });
  expect(await box()).toHaveValue('About the other one');
  expect(
    storedDrafts()
      .read()
      ?.byOrder.map(({ text }) => text),
  ).toEqual(['About this one', 'About the other one']);
});

test('nothing of a complaint, written or being sent, is shown to another borrower', async () => {
  const entry = (user: string) =>
    `/complainPageNext?problemType=2&problemSonType=&orderNo=7001&sessionId=session-${user}&userId=${user}`;
  const ana = open({ entry: entry('1') });
  await userEvent.type(await box(), 'Ana wrote this.');
  ana.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  await send();
  await screen.findByText(/We could not see your complaint yet/);
  expect(JSON.stringify({ ...localStorage })).toContain('Ana wrote this.');
  ana.unmount();
  sessionStorage.clear();
  open({ entry: entry('2'), sandbox: ana.sandbox });
  expect(await box()).toHaveValue('');
  expect(screen.queryByText(/see your complaint yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('a complaint that was sent leaves a receipt with its order, without what was written', async () => {
  open();
  await userEvent.type(await box(), 'The amount is wrong.');
  await send();
  await sent();
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
