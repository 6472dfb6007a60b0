import { defineMessages } from '../define-messages.ts';
import { toBeRepaid } from '../shared-wording.ts';

/**
 * An order's status, by its kind: where the server sends its code and no words. Spec §4 does not say what 110 and 151 mean, so
 * neither do we.
 */
export const orderStatusMessages = defineMessages({
  processing: ['Processing', 'In progress', 'Pinoproseso'],
  status110: ['Order status 110', 'Loan status 110', 'Status ng loan 110'],
  status151: ['Order status 151', 'Loan status 151', 'Status ng loan 151'],
  repayable: ['Repayment available', 'Ready to pay', 'Puwede nang bayaran'],
  due: toBeRepaid,
  closed: ['Closed', 'Sarado na'],
  unrecognised: ['Order status not known', 'Status not known', 'Hindi alam ang status'],
});
