import { screens } from '@peace/screens';
import { localItems } from '@peace/web-platform/storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftAbout, storedDraft } from '#features/complaint/complaint-draft.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintNextRoute } from './complaint-next.route.tsx';

beforeEach(() => localStorage.clear());

const open = () => renderScreen(<ComplaintNextRoute />, screens.complaintNext.path, { scenario: 'complaint-next' });
const box = () => screen.findByRole('textbox', { name: 'Description' });
const draft = () => storedDraft(localItems(window));

test('two taps send one complaint; the modal leaves by itself after a second and a half, and only our draft is gone', async () => {
  localStorage.setItem('peace:locale', JSON.stringify({ version: 1, value: 'en' }));
  const timers = vi.spyOn(window, 'setTimeout');
  const page = open();
  await userEvent.type(await box(), 'The amount is wrong.');
  expect(draft().read()).toMatchObject({ text: 'The amount is wrong.', orderNo: '7001', problemType: '2' });
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByRole('alertdialog', { name: 'Successfully Sent' });
  expect(page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'fileComplaint')).toHaveLength(1);
  expect(draft().read()).toBeNull();
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
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(draft().read()).toMatchObject({ text: 'The amount is wrong.', sending: null }));
  expect(await box()).toHaveValue('The amount is wrong.');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('what was written for another type stays, under the type of the address', async () => {
  const subject = { linkOrderId: '', orderNo: '7002', problemType: '5', problemSonType: '' };
  draft().write({ ...draftAbout(subject, null), text: 'Begun elsewhere', unfinished: ['door.jpg'] });
  open();
  expect(await box()).toHaveValue('Begun elsewhere');
  expect(screen.getByText(/Not uploaded before this page was closed: door.jpg/)).toBeVisible();
  await userEvent.type(await box(), '.');
  expect(draft().read()).toMatchObject({ text: 'Begun elsewhere.', orderNo: '7001', problemType: '2' });
});

test('a complaint that was being sent when the page closed is looked up before anything else', async () => {
  const subject = { linkOrderId: '', orderNo: '7001', problemType: '2', problemSonType: '' };
  draft().write({ ...draftAbout(subject, null), text: 'Was it sent?', sending: { knownIds: ['5001', '5002'] } });
  const page = open();
  expect(await screen.findByText(/Your complaint did not arrive/)).toBeVisible();
  expect(page.sandbox.log.list().some(({ endpoint }) => endpoint === 'fileComplaint')).toBe(false);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
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
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/We do not know whether your complaint arrived/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await box()).toHaveValue(older.content);
  expect(draft().read()).toMatchObject({ text: older.content, sending: null });
  expect(draft().read()?.attempt?.key).toMatch(/^[\da-f-]{36}$/);
  // By now it is known which complaints there are: the next one is recognised.
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
});

test('an unchanged complaint sent once more after a lost answer is filed once, whatever the list says', async () => {
  const page = open();
  await userEvent.type(await box(), 'They called at eleven.');
  const filed = () =>
    [...page.sandbox.state.complaints.values()].filter(({ content }) => content === 'They called at eleven.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  // The list is behind: it does not show the complaint yet.
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/We could not check yet/);
  const kept = filed();
  kept.forEach(({ problemId }) => page.sandbox.state.complaints.delete(problemId));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(/Your complaint did not arrive/);
  kept.forEach((complaint) => page.sandbox.state.complaints.set(complaint.problemId, complaint));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  expect(filed()).toHaveLength(1);
});
