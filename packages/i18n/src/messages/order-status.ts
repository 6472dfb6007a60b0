import { defineMessages } from '../define-messages.ts';

const original = {
  processing: 'Processing',
  status110: 'Order status 110',
  status151: 'Order status 151',
  repayable: 'Repayment available',
  due: 'To be repaid',
  overdue: 'To be repaid',
  closed: 'Closed',
  unrecognised: 'Order status',
} as const;

/**
 * An order's status, by its kind: where the server sends its code and no words. Spec §4 does not say what 110 and 151 mean, so
 * neither do we.
 */
export const orderStatusMessages = defineMessages({
  original,
  en: {
    processing: 'In progress',
    status110: 'Loan status 110',
    status151: 'Loan status 151',
    repayable: 'Ready to pay',
    due: 'To pay',
    overdue: 'Late',
    closed: 'Paid',
    unrecognised: 'Loan status',
  },
  fil: {
    processing: 'Pinoproseso',
    status110: 'Status ng loan 110',
    status151: 'Status ng loan 151',
    repayable: 'Puwede nang bayaran',
    due: 'Babayaran',
    overdue: 'Huli na',
    closed: 'Bayad na',
    unrecognised: 'Status ng loan',
  },
});
