import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { press } from '#shared/testing/press.ts';
import type { RenderedScreen } from '#shared/testing/render-screen.tsx';
import { open, box, keepInAnotherPage, send, sent } from './testing/open-complaint-next.tsx';

/** The pauses are over: a check that does not find it now is final. */
const lookForTheLastTime = async (page: RenderedScreen) => {
  page.sandbox.clock.moveBy(31_000);
  await press(await screen.findByRole('button', { name: 'Check again' }));
};

/** Sends a complaint whose response is lost, and which the list cannot show at first. */
async function sendInDoubt(page: RenderedScreen, text: string, { applied = false, times = 1 } = {}) {
  await userEvent.type(await box(), text);
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied });
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times });
  await send();
  await screen.findByText(/We could not see your complaint yet/);
}

test('a complaint that was being sent when the page closed is looked up before anything else', async () => {
  const page = open();
  await sendInDoubt(page, 'Was it sent?');
  page.unmount();
  const reopened = open({ sandbox: page.sandbox });
  expect(await screen.findByText(/We could not see your complaint yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await lookForTheLastTime(reopened);
  expect(await screen.findByText(/Your complaint did not arrive/)).toBeVisible();
  expect(await box()).toHaveValue('Was it sent?');
  expect(page.asked('fileComplaint')).toHaveLength(1);
  await send();
  await sent();
});

test('one that had arrived when the page closed is not offered again', async () => {
  const page = open();
  await sendInDoubt(page, 'Was it sent?', { applied: true });
  page.unmount();
  open({ sandbox: page.sandbox });
  await sent();
  expect(page.asked('fileComplaint')).toHaveLength(1);
  expect(storedDrafts().read()).toBeNull();
});

test('a complaint with other words than those written here stays, as a draft too, when the first is found', async () => {
  const about = draftAbout({ orderNo: '7001', problemType: '2', problemSonType: '' }, null);
  const page = open();
  await sendInDoubt(page, 'First.', { applied: true, times: Infinity });
  page.unmount();
  // Another page of the borrower wrote the draft after this one, and then the page that sent the first.
  storedDrafts().keep({ ...about, text: 'Second.' });
  open({ sandbox: page.sandbox });
  expect(await box()).toHaveValue('Second.');
  await screen.findByText(/We could not see your complaint yet/);
  keepInAnotherPage({ ...about, text: 'First.' });
  page.sandbox.faults.clear();
  await press(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('A complaint about this order was sent')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await box()).toHaveValue('Second.');
  expect(storedDrafts().read()?.byOrder).toMatchObject([{ text: 'Second.' }]);
  // Its own response is lost as well: the first is not taken for it.
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  await send();
  await sent();
  expect(page.asked('fileComplaint')).toHaveLength(2);
  expect(storedDrafts().read()).toBeNull();
});

test('an older complaint of the same words is not taken for one whose response was lost', async () => {
  const page = open();
  const older = [...page.sandbox.state.complaints.values()][0];
  if (!older) throw new Error('The scenario has a complaint.');
  // Earlier complaints cannot be read when the page opens.
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await userEvent.type(await box(), older.content);
  await waitFor(() => expect(page.asked('listComplaints')).toHaveLength(1));
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  await send();
  await lookForTheLastTime(page);
  expect(await screen.findByText(/We do not know whether your complaint arrived/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await box()).toHaveValue(older.content);
  // Sent again unchanged, it is the same attempt: which complaints were there before it is still not known.
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  await send();
  expect(await screen.findByText(/We could not see your complaint yet/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('once the list was read, a complaint of other words is recognised among older ones', async () => {
  const page = open();
  const older = [...page.sandbox.state.complaints.values()][0];
  if (!older) throw new Error('The scenario has a complaint.');
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await userEvent.type(await box(), older.content);
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  await send();
  await lookForTheLastTime(page);
  await screen.findByText(/We do not know whether your complaint arrived/);
  await userEvent.type(await box(), ' Again.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1, applied: true });
  await send();
  await sent();
});

test('an unchanged complaint sent once more after a lost response is filed once, whatever the list says', async () => {
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

/** Sends 'They called at night.', leaves before the response, and then has it. */
const sendAndLeave = async () => {
  const page = open();
  await userEvent.type(await box(), 'They called at night.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'hold' });
  await send();
  page.unmount();
  page.sandbox.faults.clear();
  await act(async () => page.sandbox.held.release());
  await waitFor(() => expect(localStorage.getItem('peace:receipts:7001')).not.toBeNull());
  return page;
};

test('a complaint that is accepted after its page was left is no draft any more', async () => {
  await sendAndLeave();
  expect(storedDrafts().read()).toBeNull();
});

test('a complaint that was accepted after its page was left is not looked for: another one can be written', async () => {
  const { sandbox } = await sendAndLeave();
  // The list cannot be read: what was accepted is known all the same.
  sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500' });
  const page = open({ sandbox });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.type(await box(), 'They called again.');
  await send();
  await sent();
  expect(page.asked('fileComplaint')).toHaveLength(2);
});

test('the page promises that nothing is lost only where the words that did not arrive are in the form', async () => {
  const page = open();
  await userEvent.type(await box(), 'Lost.');
  page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500', times: 1 });
  await send();
  await lookForTheLastTime(page);
  expect(await screen.findByText('Nothing is lost: you can send it now.')).toBeVisible();
  page.unmount();
  localStorage.removeItem('peace:complaint-draft');
  open({ sandbox: page.sandbox });
  expect(await screen.findByText('Your complaint did not arrive')).toBeVisible();
  expect(await box()).toHaveValue('');
  expect(screen.queryByText(/Nothing is lost/)).toBeNull();
});
