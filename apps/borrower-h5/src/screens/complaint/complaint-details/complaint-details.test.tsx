import { screens } from '@peace/screens';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintDetailsRoute } from './complaint-details.route.tsx';

beforeEach(() => localStorage.clear());

const open = (scenario: string) => renderScreen(<ComplaintDetailsRoute />, screens.complaintDetails.path, { scenario });
const dialog = () => screen.queryByRole('dialog', { name: 'Please rate this service' });

/** What the page has put off by this long. */
function putOff(timers: { readonly mock: { readonly calls: readonly unknown[][] } }, milliseconds: number) {
  return timers.mock.calls.filter(([, delay]) => delay === milliseconds).map(([handler]) => handler);
}

test('the rating is asked for three seconds after the complaint was shown, and the shell’s back closes it', async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  const page = open('complaint-answered');
  await screen.findByRole('heading', { name: 'Process Result' });
  const [ask, ...others] = putOff(timers, 3000);
  expect(others).toEqual([]);
  expect(dialog()).toBeNull();
  expect(page.back()).toBe(false);
  act(() => {
    if (typeof ask === 'function') ask();
  });
  expect(dialog()).toBeVisible();
  expect(page.back()).toBe(true);
  expect(dialog()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rate this service' }));
  expect(dialog()).toBeVisible();
});

test('a complaint that was rated is not asked about again', async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  const page = open('complaint-answered');
  page.sandbox.state.complaints.forEach((complaint, id) =>
    page.sandbox.state.complaints.set(id, { ...complaint, score: 3 }),
  );
  await screen.findByRole('heading', { name: 'Process Result' });
  expect(putOff(timers, 3000)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Rate this service' })).toBeNull();
});

test('the shell’s back closes an enlarged picture before it leaves the complaint', async () => {
  const page = open('complaint-answered');
  page.sandbox.state.complaints.forEach((complaint, id) =>
    page.sandbox.state.complaints.set(id, { ...complaint, images: ['/peace/__files/1.jpg'] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge picture 1' }));
  expect(screen.getByRole('dialog', { name: 'Picture 1' })).toBeVisible();
  expect(page.back()).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Picture 1' })).toBeNull();
});

test('without the list the complaint is shown all the same, only its day is not', async () => {
  const page = open('complaint-answered');
  page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500' });
  await screen.findByRole('heading', { name: 'Process Result' });
  await waitFor(() => expect(page.sandbox.log.list().map(({ endpoint }) => endpoint)).toContain('listComplaints'));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Filed: done$/);
});
