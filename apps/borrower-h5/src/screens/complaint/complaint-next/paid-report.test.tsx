import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { storePayment } from '#features/payment/testing/stored-payment.ts';
import { box, open, send, sent } from './testing/open-complaint-next.tsx';

const entry = '/complainPageNext?problemType=2&orderNo=7001&paid=545000';

test('a payment that was started on this phone is reported with channel and time, its photo first', async () => {
  storePayment('7001', undefined, { startedAt: Date.UTC(2026, 10, 27, 4) });
  const page = open({ entry });
  const text = 'I paid ₱5,450.00 through GCash bill payment on 2026-11-27 12:00:00. It still shows as due.';
  expect(await box()).toHaveValue(text);
  expect(screen.getByText(/stops neither the repayment date nor late charges/)).toBeVisible();
  const photo = screen.getByRole('heading', { name: 'Picture of the receipt' });
  expect(photo.compareDocumentPosition(await box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await send();
  await sent();
  expect(page.asked('fileComplaint')[0]?.payload).toMatchObject({
    problemType: '2',
    orderNo: '7001',
    problemDetail: text,
  });
});

test('without one, what is due is named, and the borrower fills in the rest', async () => {
  open({ entry });
  expect(await box()).toHaveValue('I paid ₱5,450.00. It still shows as due.\nPaid through:\nDate and time:');
  await userEvent.type(await box(), ' noon');
  expect(storedDrafts().read()?.byOrder[0]?.text).toMatch(/Date and time: noon$/);
});

test.each(['0', '-1', '1e9', '<b>'])('no amount is made of %j', async (paid) => {
  open({ entry: `/complainPageNext?problemType=2&orderNo=7001&paid=${encodeURIComponent(paid)}` });
  expect(await box()).toHaveValue('I paid. It still shows as due.\nAmount:\nPaid through:\nDate and time:');
});

test('what was written about the order before stays', async () => {
  const subject = { orderNo: '7001', problemType: '2', problemSonType: '' };
  storedDrafts().keep({ ...draftAbout(subject, null), text: 'They called.' });
  open({ entry });
  expect(await box()).toHaveValue('They called.');
});
