import { Rejection } from '../http/rejection.ts';
import { knownOrder } from './known.ts';
import { type Order, repayAmountOf } from './order.ts';
import type { RepayRecord } from './payment.ts';
import type { SandboxState } from './sandbox-state.ts';
import { closed } from './settle-pay-link.ts';

/** Spec §8: the payment request must not be submitted again. */
export const ALREADY_SUBMITTED = '800005';

/** The order if it can be charged this amount (minor units, as text), or a refusal. */
export function chargeableOrder(state: SandboxState, orderId: string, amount: string): Order {
  const order = knownOrder(state, orderId);
  if (order.paidAt !== undefined) throw new Rejection('The order is repaid already.', { code: ALREADY_SUBMITTED });
  // A coupon may lower what is due; nothing raises it.
  if (!/^[1-9]\d*$/.test(amount) || Number(amount) > repayAmountOf(order))
    throw new Rejection('The amount is not what is due.');
  return order;
}

/** The record of the charge that was started with a token; a charge keeps it when its SMS is sent again. */
export function startedCharge(state: SandboxState, { orderId }: Order, repayToken: string): RepayRecord {
  const started = [...state.repayRecords.values()].find((record) => record.repayToken === repayToken);
  if (started !== undefined) return started;
  const record: RepayRecord = {
    repayRecordId: String(4000 + state.nextNumber()),
    orderId,
    repayToken,
    smsCode: '',
    isDone: false,
  };
  state.repayRecords.set(record.repayRecordId, record);
  return record;
}

/** The card was charged: the order is closed and the token used up. */
export function settleCharge(state: SandboxState, repayRecordId: string, now: number): void {
  const record = state.repayRecords.get(repayRecordId);
  if (record === undefined) return;
  state.repayRecords.set(repayRecordId, { ...record, isDone: true });
  state.repayTokens.delete(record.repayToken);
  state.orders.set(record.orderId, closed(knownOrder(state, record.orderId), now));
}
