import type { SentReceipt } from '../use-sent-complaint.ts';

/** The receipt of a complaint, in words. */
export const aSentComplaint: SentReceipt = {
  title: 'Complaint received',
  after: 'We’ll answer by Wed, Nov 25, 2026.',
  rows: [
    { label: 'When', value: 'Fri, Nov 20, 2026, 9:00 AM' },
    { label: 'Your loan', value: 'Bayani Cash' },
    { label: 'Loan no.', value: '7001' },
  ],
};
