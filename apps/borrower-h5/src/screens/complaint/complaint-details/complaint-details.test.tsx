import { createSandbox, type Sandbox } from '@peace/sandbox';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changeComplaints, openScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintDetailsRoute } from './use-complaint-details.ts';

const open = (scenario: string, sandbox?: Sandbox) => openScreen(ComplaintDetailsRoute, { scenario, sandbox });

test('the shell’s back closes an enlarged picture before it leaves the complaint', async () => {
  const page = open('complaint-answered');
  changeComplaints(page.sandbox, { images: ['/peace/__files/1.jpg'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge picture 1' }));
  expect(screen.getByRole('dialog', { name: 'Picture 1' })).toBeVisible();
  expect(page.back()).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Picture 1' })).toBeNull();
});

test('without the list the complaint is shown all the same, only its day is not', async () => {
  const page = open('complaint-answered');
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500' });
  await screen.findByRole('heading', { name: 'Process Result' });
  await waitFor(() => expect(page.asked('listComplaints')).not.toHaveLength(0));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Filed: done$/);
});

test('a complaint shows its type, its sub-type and its content', async () => {
  const page = open('complaint-answered');
  const complaint = page.sandbox.state.complaints.get('5002');
  expect(await screen.findByText(complaint?.content ?? 'no complaint')).toBeVisible();
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining(['Collection', 'Calls outside allowed hours']));
});

test.each([
  ['on time', 0, true],
  ['days ahead', -10 * 86_400_000, false],
  ['days behind', 10 * 86_400_000, false],
])('the promise of a reply is called broken by a clock that is right alone: %s', async (_, offset, isCalledLate) => {
  const sandbox = createSandbox({ scenario: 'complaint-answered' });
  const filedAt = sandbox.clock.now() - 6 * 86_400_000;
  changeComplaints(sandbox, { filedAt, answer: { detail: '', images: [] } });
  const fetch = async (...sent: Parameters<Sandbox['fetch']>) => {
    const response = await sandbox.fetch(...sent);
    response.headers.set('Date', new Date(Date.now() + offset).toUTCString());
    return response;
  };
  open('complaint-answered', { ...sandbox, fetch });
  expect(await screen.findByText(isCalledLate ? /A reply was due by/ : /Reply by/)).toBeVisible();
  expect(screen.queryByText(/We are late with our reply/) !== null).toBe(isCalledLate);
});
