import { Rejection } from '../http/rejection.ts';
import { type Due, dueOf, isRepayable } from './plan.ts';
import { knownOrder } from './known.ts';
import { type RepayRecord, receivePayment } from './payment.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Spec §8: the payment request must not be submitted again. */
export const ALREADY_SUBMITTED = '800005';

/** What can be charged of the order with this amount (minor units, as text), or a refusal. */
export function chargeableDue(state: SandboxState, orderId: string, amount: string, now: number): Due {
  const order = knownOrder(state, orderId);
  const due = dueOf(order, now);
  if (due === undefined) throw new Rejection('The order is repaid already.', { code: ALREADY_SUBMITTED });
  if (!isRepayable(order.status)) throw new Rejection(`Order ${orderId} has nothing to repay.`);
  // A coupon may lower what is due; nothing raises it.
  if (!/^[1-9]\d*$/.test(amount) || Number(amount) > due.amount) {
    throw new Rejection('The amount is not what is due.');
  }
  return due;
}

/** The record of the charge that was started with a token; a charge keeps it when its SMS is sent again. */
export function startedCharge(
  state: SandboxState,
  charge: Pick<RepayRecord, 'orderId' | 'period' | 'amount' | 'repayToken'>,
): RepayRecord {
  const started = [...state.repayRecords.values()].find(({ repayToken }) => repayToken === charge.repayToken);
  if (started !== undefined) return started;
  const record: RepayRecord = {
    ...charge,
    repayRecordId: String(4000 + state.nextNumber()),
    smsCode: '',
    isDone: false,
  };
  state.repayRecords.set(record.repayRecordId, record);
  return record;
}

/** The card was charged: its payment is made and the token used up. */
export function chargeDone(state: SandboxState, repayRecordId: string, now: number): void {
  const record = state.repayRecords.get(repayRecordId);
  if (record === undefined) return;
  state.repayRecords.set(repayRecordId, { ...record, isDone: true });
  state.repayTokens.delete(record.repayToken);
  const { orderId, period, amount } = record;
  receivePayment(state, {
    reference: `charge-${repayRecordId}`,
    orderId,
    period,
    amount,
    isRollover: false,
    paidAt: now,
  });
}
