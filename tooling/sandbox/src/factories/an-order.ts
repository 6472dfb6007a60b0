import { DAY_MS } from '../durations.ts';
import type { Order, Repayment } from '../state/order.ts';
import { COMMON_CHANNELS } from './a-channel.ts';
import { aProduct } from './a-product.ts';

/** The instant factories count from when none is given: 20 November 2026, 10:00 in Manila. */
export const FACTORY_NOW = Date.UTC(2026, 10, 20, 2);

const TERM_DAYS = 91;
const ELAPSED_DAYS = 84;

/** An order of ₱5,000.00 that can be repaid, due in a week. */
export function anOrder(changes: Partial<Order> = {}, now: number = FACTORY_NOW): Order {
  const appliedAt = changes.appliedAt ?? now - ELAPSED_DAYS * DAY_MS;
  return {
    orderId: '7001',
    product: aProduct(),
    status: 174,
    isListed: true,
    amount: 500_000,
    interest: 45_000,
    rolloverFee: 60_000,
    termDays: TERM_DAYS,
    appliedAt,
    dueAt: appliedAt + TERM_DAYS * DAY_MS,
    paidAt: undefined,
    canRollOver: false,
    allowsCollectionComplaint: true,
    telephone: '',
    recommended: [],
    withdrawLink: '',
    withdrawMessage: '',
    h5Url: '',
    asksForRating: false,
    cardPrompt: undefined,
    repayment: aRepayment(),
    ...changes,
  };
}

/** What the repayment screens show: the common channels and nothing else. */
export function aRepayment(changes: Partial<Repayment> = {}): Repayment {
  return {
    channels: COMMON_CHANNELS,
    showsInstructions: false,
    noticeMessage: '',
    defaultPayCode: undefined,
    amountText: undefined,
    payUrl: undefined,
    ...changes,
  };
}
