import { DAY_MS } from '../durations.ts';
import type { Order, Repayment } from '../state/order.ts';
import { type Period, sharesOf } from '../state/period.ts';
import { COMMON_CHANNELS } from './a-channel.ts';
import { aProduct } from './a-product.ts';

/** The instant factories count from when none is given: 20 November 2026, 10:00 in Manila. */
export const FACTORY_NOW = Date.UTC(2026, 10, 20, 2);

const TERM_DAYS = 91;
const ELAPSED_DAYS = 84;
const CLOSED = 200;

/** How an order differs; its plan has as many equal periods as there are instalments. */
export interface OrderChanges extends Partial<Order> {
  readonly instalments?: number;
  /** How many of them are paid. */
  readonly paidPeriods?: number;
}

/** An order of ₱5,000.00 that can be repaid, due in a week. */
export function anOrder(
  { instalments = 1, paidPeriods = 0, ...changes }: OrderChanges = {},
  now: number = FACTORY_NOW,
): Order {
  const order: Omit<Order, 'periods'> = {
    orderId: '7001',
    product: aProduct(),
    status: 174,
    isListed: true,
    amount: 500_000,
    interest: 45_000,
    termDays: TERM_DAYS,
    appliedAt: now - ELAPSED_DAYS * DAY_MS,
    client: 'newClient',
    paidAt: changes.status === CLOSED ? now - DAY_MS : undefined,
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
  const paid = order.paidAt === undefined ? paidPeriods : instalments;
  return { periods: planned(order, instalments, paid), ...order };
}

/** Equal periods; those that are paid were paid on the day before they were due. */
function planned(order: Omit<Order, 'periods'>, instalments: number, paidPeriods: number): Period[] {
  const periodMs = Math.round(order.termDays / instalments) * DAY_MS;
  return sharesOf(order.amount + order.interest, instalments).map((amount, index) => {
    const dueAt = order.appliedAt + (index + 1) * periodMs;
    const paid = { at: order.paidAt ?? dueAt - DAY_MS, amount };
    return { number: index + 1, amount, dueAt, paid: index < paidPeriods ? paid : undefined };
  });
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
