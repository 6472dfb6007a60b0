import type { Sandbox } from '@peace/sandbox';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { press } from '#shared/testing/press.ts';
import { changeComplaints, openScreen } from '#shared/testing/render-screen.tsx';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';
import { ComplaintDetailsRoute } from './use-complaint-details.ts';

const open = (scenario: string, sandbox?: Sandbox) => openScreen(ComplaintDetailsRoute, { scenario, sandbox });
const dialog = () => screen.queryByRole('dialog', { name: 'Please rate this service' });

/** The handlers that the page delays by this time. */
function putOff(timers: { readonly mock: { readonly calls: readonly unknown[][] } }, milliseconds: number) {
  return timers.mock.calls.filter(([, delay]) => delay === milliseconds).map(([handler]) => handler);
}

test('the rating is requested three seconds after the complaint was shown, and the shell’s back closes it', async () => {
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
  changeComplaints(page.sandbox, { score: 3 });
  await screen.findByRole('heading', { name: 'Process Result' });
  expect(putOff(timers, 3000)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Rate this service' })).toBeNull();
});

async function rate(stars: number): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Rate this service' }));
  const asked = within(dialog() ?? document.body);
  await userEvent.click(asked.getByRole('radio', { name: `${stars} stars` }));
  await userEvent.click(asked.getByRole('button', { name: 'Send' }));
}

test('a rating needs a star, is sent with the complaint’s number, and is thanked for', async () => {
  const page = open('complaint-answered');
  await userEvent.click(await screen.findByRole('button', { name: 'Rate this service' }));
  await userEvent.click(within(dialog() ?? document.body).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Silakan pilih')).toBeVisible();
  expect(page.asked('rateComplaint')).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  await userEvent.click(within(dialog() ?? document.body).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you for your rating')).toBeVisible();
  expect(dialog()).toBeNull();
  expect(page.asked('rateComplaint')).toMatchObject([{ payload: { score: '2', problemId: '5002' } }]);
});

test('a rating that did not arrive is sent again by a tap of its own, once the pauses are over', async () => {
  const page = open('complaint-answered');
  page.sandbox.faults.add({ endpoint: 'rateComplaint', kind: 'drop', times: 1 });
  await rate(4);
  expect(await screen.findByText(/We are checking whether your rating arrived/)).toBeVisible();
  page.sandbox.clock.moveBy(31_000);
  await press(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/Your rating did not arrive/)).toBeVisible();
  expect(page.asked('rateComplaint')).toHaveLength(1);
  await press(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you for your rating')).toBeVisible();
  expect(page.asked('rateComplaint')).toHaveLength(2);
});

test('a rating that had counted when the page was closed is thanked for, and not requested again', async () => {
  const page = open('complaint-answered');
  await screen.findByRole('button', { name: 'Rate this service' });
  page.sandbox.faults.add({ endpoint: 'rateComplaint', kind: 'drop', times: 1, applied: true });
  page.sandbox.faults.add({ endpoint: 'getComplaint', kind: 'http500' });
  await rate(5);
  expect(await screen.findByText(/We are checking whether your rating arrived/)).toBeVisible();
  page.unmount();
  page.sandbox.faults.clear();
  const reopened = open('complaint-answered', page.sandbox);
  expect(await screen.findByText('Thank you for your rating')).toBeVisible();
  expect(dialog()).toBeNull();
  expect(reopened.asked('rateComplaint')).toHaveLength(1);
});

test('a rating whose last check could not be read is looked for again, and not sent before', async () => {
  const page = open('complaint-answered');
  await screen.findByRole('button', { name: 'Rate this service' });
  page.sandbox.faults.add({ endpoint: 'rateComplaint', kind: 'drop', times: 1 });
  page.sandbox.faults.add({ endpoint: 'getComplaint', kind: 'http500' });
  await rate(5);
  expect(await screen.findByText(/We are checking whether your rating arrived/)).toBeVisible();
  page.sandbox.clock.moveBy(31_000);
  await press(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/Your rating cannot be seen yet/)).toBeVisible();
  expect(within(dialog() ?? document.body).queryByRole('button', { name: 'Send' })).toBeNull();
  page.sandbox.faults.clear();
  await press(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/Your rating did not arrive/)).toBeVisible();
  await press(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you for your rating')).toBeVisible();
  expect(page.asked('rateComplaint')).toHaveLength(2);
});

test('a refused rating shows the server’s words in a toast, and keeps the dialog', async () => {
  const page = open('complaint-answered');
  await screen.findByRole('button', { name: 'Rate this service' });
  page.sandbox.faults.add({ endpoint: 'rateComplaint', kind: 'rejected', times: 1 });
  await rate(2);
  await expectToastAnnouncedOnce('The service is busy. Please try again later.');
  expect(dialog()).toHaveTextContent('The service is busy. Please try again later.');
});
