import type { Sandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { renderScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintNextRoute } from './complaint-next.route.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (options: { readonly entry?: string; readonly sandbox?: Sandbox } = {}) =>
  renderScreen(<ComplaintNextRoute />, screens.complaintNext.path, { scenario: 'complaint-next', ...options });
const box = () => screen.findByRole('textbox', { name: 'Description' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const sent = () => screen.findByRole('alertdialog', { name: 'Successfully Sent' });
const draft = () => storedDrafts().read()?.byOrder[0] ?? null;
const filed = (page: RenderedScreen) => page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'fileComplaint');
const about = (orderNo: string, problemType = '2') => draftAbout({ orderNo, problemType, problemSonType: '' }, null);
/** The pauses are over: a check that does not find it now is final. */
const lookForTheLastTime = async (page: RenderedScreen) => {
  page.sandbox.clock.moveBy(31_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
};

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

test('a complaint that was being sent when the page closed is looked up before anything else', async () => {
  const page = open();
  await userEvent.type(await box(), 'Was it sent?');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await send();
  await screen.findByText(/We could not see your complaint yet/);
  page.unmount();
  const reopened = open({ sandbox: page.sandbox });
  expect(await screen.findByText(/We could not see your complaint yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await lookForTheLastTime(reopened);
  expect(await screen.findByText(/Your complaint did not arrive/)).toBeVisible();
  expect(await box()).toHaveValue('Was it sent?');
  expect(filed(page)).toHaveLength(1);
  await send();
  await sent();
});

test('one that had arrived when the page closed is not offered again', async () => {
  const page = open();
  await userEvent.type(await box(), 'Was it sent?');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await send();
  await screen.findByText(/We could not see your complaint yet/);
  page.unmount();
  open({ sandbox: page.sandbox });
  await sent();
  expect(filed(page)).toHaveLength(1);
  expect(storedDrafts().read()).toBeNull();
});

test('an older complaint of the same words is not taken for one whose answer was lost', async () => {
  const page = open();
  const older = [...page.sandbox.state.complaints.values()][0];
  if (!older) throw new Error('The scenario has a complaint.');
  // What was filed before cannot be read when the page opens.
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await userEvent.type(await box(), older.content);
  await waitFor(() =>
    expect(page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'listComplaints')).toHaveLength(1),
  );
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  await send();
  await lookForTheLastTime(page);
  expect(await screen.findByText(/We do not know whether your complaint arrived/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await box()).toHaveValue(older.content);
  // By now it is known which complaints there are: the next one is recognised.
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  await send();
  await sent();
});

test('an unchanged complaint sent once more after a lost answer is filed once, whatever the list says', async () => {
  const page = open();
  await userEvent.type(await box(), 'They called at eleven.');
  const arrived = () =>
    [...page.sandbox.state.complaints.values()].filter(({ content }) => content === 'They called at eleven.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  // The list is behind: it does not show the complaint yet.
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await send();
  await screen.findByText(/We could not see your complaint yet/);
  const kept = arrived();
  kept.forEach(({ problemId }) => page.sandbox.state.complaints.delete(problemId));
  await lookForTheLastTime(page);
  await screen.findByText(/Your complaint did not arrive/);
  kept.forEach((complaint) => page.sandbox.state.complaints.set(complaint.problemId, complaint));
  await send();
  await sent();
  expect(arrived()).toHaveLength(1);
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
