import { formatDate } from '@peace/money-date';
import { createSandbox } from '@peace/sandbox';
import { localItems } from '@peace/web-platform/storage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSetAtom } from 'jotai';
import { useEffect, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { complaintDraftsItem } from '#features/complaint/complaint-draft.ts';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { storePayment } from '#features/payment/testing/stored-payment.ts';
import type { AcceptedOffer } from '#shared/order/accepted-offer.ts';
import { keepReceiptAtom } from '#features/receipt/receipt.ts';
import { aReceipt } from '#features/receipt/testing/a-receipt.ts';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { KeptOffer, withAmount } from '#features/receipt/testing/kept-offer.tsx';
import { sharesTexts } from '#features/receipt/testing/shares-texts.ts';
import { openItem } from '#shared/storage/stored-item.ts';
import { press } from '#shared/testing/press.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from './use-order-details.tsx';

const ORDER = '8601';
const DAY_MS = 24 * 60 * 60 * 1000;
const complainedAt = Date.UTC(2026, 10, 25, 6, 30);

/** The records of the order from an earlier visit: its application with the offer, and a complaint. */
function Kept({ offer }: { readonly offer: AcceptedOffer }): ReactElement {
  const keep = useSetAtom(keepReceiptAtom);
  useEffect(() => {
    keep(
      aReceipt({ id: 'complaint-1', kind: 'complaint', orderId: ORDER, amount: null, through: null, at: complainedAt }),
    );
  }, [keep]);
  return <KeptOffer orderId={ORDER} offer={offer} />;
}

/** Period 2 of 4, ₱3,450.00, is due in a week. */
function open({
  kept,
  host = 'shell',
}: { readonly kept?: (due: string) => readonly string[]; readonly host?: 'shell' | 'browser' } = {}) {
  const sandbox = createSandbox({ scenario: 'instalments-details' });
  const due = formatDate(sandbox.clock.now() + 7 * DAY_MS);
  const beside = kept && <Kept offer={withAmount(anAcceptedOffer({ days: kept(due) }), 345_000)} />;
  openScreen(OrderDetailsRoute, { scenario: 'instalments-details', sandbox, host, beside });
}

const row = (name: RegExp) => screen.findByRole('button', { name });

test('the plan is here as it was accepted, and the panel says which of its payments is due', async () => {
  open({ kept: (due) => ['2026-01-01', due, '2027-12-01'] });
  const plan = await row(/^Your plan, as it was accepted/);
  expect(screen.getByText('Payment 2 of 3')).toBeVisible();
  await userEvent.click(plan);
  const sheet = await screen.findByRole('dialog', { name: 'Your plan, as it was accepted' });
  expect(sheet).toHaveTextContent('Disclosure Statement');
  expect(sheet).toHaveTextContent('CS201912345');
});

test('what is due on a day that the plan does not have is shown with the plan', async () => {
  open({ kept: () => ['2026-01-01', '2027-12-01'] });
  const plan = await row(/^Your plan, as it was accepted/);
  await waitFor(() => expect(plan).toHaveTextContent('₱3,450.00. The plan has no payment on that day.'));
});

test('the due card’s reminder has what is due and the plan after it; a shell that shares no file shares its text', async () => {
  const text = sharesTexts();
  open({ kept: (due) => ['2026-01-01', due, '2027-12-01'] });
  const card = await screen.findByRole('region', { name: 'To be repaid' });
  await press(await within(card).findByRole('button', { name: 'Remind me before it is due' }));
  const both = /^\d{4}-\d{2}-\d{2}: Loan payment due: ₱3,450.00\n2027-12-01: Loan payment due: ₱3,450.00\n/;
  await waitFor(() => expect(text()).toMatch(both));
});

test('a tap offers the reminder once; where it cannot be shared, the day is there', async () => {
  const share = vi.fn(() => Promise.reject(new Error('Nothing to share with.')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => false, share }));
  open();
  const card = await screen.findByRole('region', { name: 'To be repaid' });
  await press(await within(card).findByRole('button', { name: 'Remind me before it is due' }));
  expect(await screen.findByText(/Please note the date: /)).toBeVisible();
  expect(share).toHaveBeenCalledOnce();
});

test('the record has what was agreed, what was sent with its time, what is not finished, and the lender', async () => {
  const text = sharesTexts();
  const access = { storage: localItems(window), clock: { now: () => Date.now() }, borrower: null };
  openItem(access, complaintDraftsItem).write({
    choice: null,
    byOrder: [
      { orderNo: ORDER, problemType: '2', problemSonType: '', text: 'Paid on Nov 20', images: [], unfinished: [] },
    ],
  });
  const means = { kind: 'link', channelNumber: '90006', name: 'GCash' } as const;
  storePayment(ORDER, aPayment({ means, amount: { minor: 345_000, currency: 'PHP' }, due: null }));
  open({ kept: (due) => [due] });
  await userEvent.click(await row(/^The record of this loan/));
  const sheet = await screen.findByRole('dialog', { name: /^Record of the loan: / });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save or share this file' }));
  expect(text()).toContain('2026-11-25 14:30:00: Your complaint was sent');
  expect(text()).toContain('2026-11-20 10:05:00: Your application was received, ₱3,450.00');
  expect(text()).toMatch(/\nPayment of [\d-]+ [\d:]+: ₱3,450.00, GCash\n/);
  expect(text()).toContain('Complaint that was not sent: Paid on Nov 20');
  expect(text()).toContain('Certificate of authority number: 3210');
});

test('without a plan the record says what is due and who lends; without sharing it is copied', async () => {
  open();
  await userEvent.click(await row(/^The record of this loan/));
  expect(screen.queryByRole('button', { name: /^Your plan/ })).toBeNull();
  const sheet = await screen.findByRole('dialog', { name: /^Record of the loan: / });
  expect(sheet).toHaveTextContent('The lender');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save or share this file' }));
  expect(await within(sheet).findByRole('button', { name: 'Copy' })).toBeVisible();
});
