import { localItems } from '@peace/session/storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftAbout, storedDraft } from '#features/complaint/complaint-draft.ts';
import { paths } from '#shared/paths.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintNextRoute } from './complaint-next.route.tsx';

beforeEach(() => localStorage.clear());

const open = () => renderScreen(<ComplaintNextRoute />, paths.complaintNext, { scenario: 'complaint-next' });
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
  expect(page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'problemSave')).toHaveLength(1);
  expect(draft().read()).toBeNull();
  expect(localStorage.getItem('peace:locale')).not.toBeNull();
  const leave = timers.mock.calls.find(([, delay]) => delay === 1500)?.[0];
  expect(page.address()).toContain(paths.complaintNext);
  act(() => {
    if (typeof leave === 'function') leave();
  });
  expect(page.address()).toBe('/complaint?orderId=7001');
});

test('a refusal keeps what was written, and the words of the server are shown', async () => {
  const page = open();
  await userEvent.type(await box(), 'The amount is wrong.');
  page.sandbox.faults.add({ endpoint: 'problemSave', kind: 'rejected', times: 1 });
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
  expect(page.sandbox.log.list().some(({ endpoint }) => endpoint === 'problemSave')).toBe(false);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});
