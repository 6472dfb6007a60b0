import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { paidReportHref } from '#features/complaint/paid-report.ts';
import { aSentComplaint } from '#features/complaint/testing/a-sent-complaint.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { appConfig } from '#shared/app-config.ts';
import { noopEvents } from '#shared/events.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { box, open as openForm, send } from '../complaint-next/testing/open-complaint-next.tsx';
import { ComplaintView } from './complaint.view.tsx';
import { ComplaintRoute } from './use-complaint.ts';

const open = (entry?: string) => openScreen(ComplaintRoute, { scenario: 'complaint', ...(entry && { entry }) });
const about = (orderNo: string, text: string) => ({
  ...draftAbout({ orderNo, problemType: '2', problemSonType: '' }, null),
  text,
});

test('the shell’s back answers the question whether to discard with no', async () => {
  storedDrafts().keep(about('7001', 'To be continued.'));
  const page = open();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('dialog', { name: 'Discard this complaint?' })).toBeVisible();
  expect(page.back()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(storedDrafts().read()?.byOrder).toMatchObject([{ text: 'To be continued.' }]);
  expect(page.back()).toBe(false);
});

test('each order has its own: one is discarded, the other goes on', async () => {
  storedDrafts().keep(about('7002', 'They called at night.'), about('7001', 'The amount is wrong.'));
  const page = open();
  const card = (order: string) => within(screen.getByRole('group', { name: `Order ${order}` }));
  expect(card('7001').getByText('The amount is wrong.')).toBeVisible();
  await userEvent.click(card('7001').getByRole('button', { name: 'Discard' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('The amount is wrong.')).toBeNull();
  expect(storedDrafts().read()?.byOrder).toMatchObject([{ orderNo: '7002' }]);
  await userEvent.click(card('7002').getByRole('link', { name: 'Continue' }));
  expect(page.address()).toBe('/complainPageNext?problemType=2&orderNo=7002');
});

test('a type is stored before the form that its link leads to is shown', async () => {
  const page = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Repayment' }));
  expect(page.address()).toBe('/complainPageNext?problemType=2&orderNo=7001');
  expect(storedDrafts().read()).toMatchObject({
    choice: { orderNo: '7001' },
    byOrder: [{ orderNo: '7001', problemType: '2' }],
  });
});

test('a type with sub-types shows them, each with its link to the form', async () => {
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Collection', expanded: false }));
  await userEvent.click(screen.getByRole('link', { name: 'Calls outside allowed hours' }));
  expect(page.address()).toBe('/complainPageNext?problemType=1&problemSonType=12&orderNo=7001');
  expect(storedDrafts().read()).toMatchObject({ byOrder: [{ problemType: '1', problemSonType: '12' }] });
});

/** Sends a complaint, and leaves its form before the response. */
async function leaveWhileSending() {
  const form = openForm();
  await userEvent.type(await box(), 'Was it sent?');
  form.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'hold' });
  await send();
  form.unmount();
}

test('a complaint that may have been sent is not called unsent: it can be checked', async () => {
  await leaveWhileSending();
  const page = open();
  expect(screen.getByRole('region', { name: 'This complaint may not have arrived' })).toBeVisible();
  expect(screen.getByText('Was it sent?')).toBeVisible();
  expect(screen.queryByText('You have a complaint that was not sent')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Check' }));
  expect(page.address()).toBe('/complainPageNext?problemType=2&orderNo=7001');
});

test('discarded, a complaint that may have been sent is still looked for before the next is sent', async () => {
  await leaveWhileSending();
  const page = open();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Was it sent?')).toBeNull();
  expect(storedDrafts().read()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  page.unmount();
  openForm();
  expect(await box()).toHaveValue('');
  expect(await screen.findByText(/We could not see your complaint yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('what was written after another complaint was sent is unsent', async () => {
  const form = openForm();
  await userEvent.type(await box(), 'First.');
  form.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'hold' });
  await send();
  form.unmount();
  storedDrafts().keep(about('7001', 'Second.'));
  open();
  expect(screen.getByRole('region', { name: 'You have a complaint that was not sent' })).toHaveTextContent('Second.');
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
});

test('after a complaint was sent, the form for another one takes the place of its row', async () => {
  render(
    <ComplaintView
      state={{ kind: 'ready', data: null }}
      sent={aSentComplaint}
      unsent={[]}
      perhapsSent={[]}
      linkOrderId="7001"
      events={noopEvents()}
    />,
  );
  expect(screen.queryByText('You have no order to complain about.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'File another complaint' }));
  expect(screen.getByText('You have no order to complain about.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'File another complaint' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the refusal about another order than the link’s leads to help with that order', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'All' }));
  await userEvent.click(screen.getByRole('button', { name: /7003/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Collection' }));
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    '/customerService?orderId=7003',
  );
});

test('switching the order touches no draft, and is there again after a reload', async () => {
  storedDrafts().keep(about('7001', 'The amount is wrong.'));
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'All' }));
  await userEvent.click(screen.getByRole('button', { name: /Salapi Lane/ }));
  expect(storedDrafts().read()).toMatchObject({ choice: { orderNo: '7002' }, byOrder: [{ orderNo: '7001' }] });
  page.unmount();
  open();
  expect(await screen.findByText('Salapi Lane')).toBeVisible();
  expect(screen.getByText('The amount is wrong.')).toBeVisible();
});

test.each([
  ['2', '/complainPageNext?problemType=2&orderNo=7001&paid=545000'],
  ['', '/complaint?orderId=7001&paid=545000'],
])('a payment that is not shown, with the deployment’s type %j, is reported at %s', async (type, address) => {
  vi.spyOn(appConfig, 'paidProblemType', 'get').mockReturnValue(type);
  const page = open(paidReportHref('7001', { minor: 545_000, currency: 'PHP' }));
  await waitFor(() => expect(page.address()).toBe(address));
  if (type === '') {
    const form = await screen.findByRole('link', { name: 'Repayment' });
    expect(form).toHaveAttribute('href', '/complainPageNext?problemType=2&orderNo=7001&paid=545000');
  }
});
