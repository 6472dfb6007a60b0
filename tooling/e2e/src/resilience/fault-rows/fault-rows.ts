import type { FaultRow } from '../fault-row.ts';
import { bankRows } from './bank.ts';
import { complaintRows } from './complaint.ts';
import { loanConfirmRows } from './loan-confirm.ts';
import { orderRows } from './order.ts';
import { promotionRows } from './promotion.ts';
import { repaymentRows } from './repayment.ts';

/** Which screens call which endpoint, and how they are brought to it. A declared endpoint without a row fails the run. */
export const faultRows: readonly FaultRow[] = [
  ...orderRows,
  ...loanConfirmRows,
  ...repaymentRows,
  ...complaintRows,
  ...bankRows,
  ...promotionRows,
];
