import { formatDate, formatTime } from '@peace/money-date';
import { createSandbox } from '@peace/sandbox';
import { localItems } from '@peace/web-platform/storage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paymentItem } from '#features/payment/payment-record.ts';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { sharesTexts } from '#features/receipt/testing/shares-texts.ts';
import { press } from '#shared/testing/press.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { openItem } from '#shared/storage/stored-item.ts';
import { Routed } from './testing/routed.tsx';

// A payment that the lender has not posted: from the due card to a filed complaint with its date, and to the proof of it.

const ORDER = '8174';

test('three taps from the due card file a complaint about a payment, which the loan then shows, dated, and its record proves', async () => {
  const startedAt = Date.now() - 3_600_000;
  const sandbox = createSandbox({ scenario: 'status-174' });
  const open = () => renderScreen(<Routed />, '*', { scenario: 'status-174', sandbox });
  openItem({ storage: localItems(window), clock: { now: () => Date.now() }, borrower: null }, paymentItem, ORDER).write(
    {
      key: 'key-1',
      request: aPayment({ due: null }),
      startedAt,
      stage: { kind: 'underWay', since: Date.now() },
    },
  );
  let taps = 0;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await press(element);
  };

  const page = open();
  await screen.findByRole('region', { name: 'To be repaid' });
  const [report = expect.fail('There is none.')] = await screen.findAllByRole('link', { name: /^I have paid/ });
  await tap(report);
  await screen.findByRole('link', { name: 'Something else' });
  await tap(await screen.findByRole('link', { name: 'Repayment' }));
  const words = `I paid ₱5,450.00 through GCash bill payment on ${formatDate(startedAt)} ${formatTime(startedAt)}. It still shows as due.`;
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue(words);
  await tap(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alertdialog', { name: 'Successfully Sent' });
  const complaints = [...sandbox.state.complaints.values()];
  expect(complaints.at(-1)).toMatchObject({ orderNo: ORDER, content: words });
  page.unmount();

  const text = sharesTexts();
  open();
  expect(await screen.findByText(/^Problem reported on .*, answer by .*\. The repayment date stays\.$/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^The record of this loan/ }));
  const sheet = await screen.findByRole('dialog', { name: /^Record of the loan: / });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save or share this file' }));
  await waitFor(() => expect(text()).toMatch(/\n[\d-]{10} [\d:]{8}: Your complaint was sent\n/));
  expect(text()).toContain('GCash bill payment');
  expect(text()).toContain('Certificate of authority number: ');
  expect(taps).toBe(3);
});
