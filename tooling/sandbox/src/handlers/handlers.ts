import type { Handler } from '../handle.ts';
import { bindBankHandlers } from './bank.ts';
import { complaintHandlers } from './complaint.ts';
import { customerServiceHandlers } from './customer-service.ts';
import { legacyRepaymentHandlers } from './legacy-repayment.ts';
import { loanConfirmHandlers } from './loan-confirm.ts';
import { orderHandlers } from './order.ts';
import { promotionHandlers } from './promotion.ts';
import { repaymentHandlers } from './repayment.ts';
import { trackingHandlers } from './tracking.ts';
import { variant2Handlers } from './variant2.ts';

/** Every handler; a test compares them with the declarations. */
export const handlers: readonly Handler[] = [
  ...orderHandlers,
  ...repaymentHandlers,
  ...legacyRepaymentHandlers,
  ...loanConfirmHandlers,
  ...variant2Handlers,
  ...bindBankHandlers,
  ...complaintHandlers,
  ...customerServiceHandlers,
  ...promotionHandlers,
  ...trackingHandlers,
];

/** The handlers by path: calls may share one. */
export const handlersByPath: ReadonlyMap<string, readonly [Handler, ...Handler[]]> = byPath();

function byPath() {
  const grouped = new Map<string, [Handler, ...Handler[]]>();
  for (const handler of handlers) {
    const { path } = handler.endpoint;
    const group = grouped.get(path);
    if (group === undefined) grouped.set(path, [handler]);
    else group.push(handler);
  }
  return grouped;
}
