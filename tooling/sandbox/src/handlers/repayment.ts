import type { WireOf } from '@peace/api-client';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { FILES_PATH, PAY_PATH } from '../base-path.ts';
import type { Channel, Order } from '../state/order.ts';
import { issuePayLink, extensionMs } from '../state/payment.ts';
import type { PayLink, SandboxState } from '../state/sandbox-state.ts';
import { decimalPesos, dateText, minorUnits, pesoText } from '../wire-text.ts';
import { handle } from '../handle.ts';
import { Rejection } from '../http/rejection.ts';
import { type Due, dueOf, extensionCost, isRepayable } from '../state/plan.ts';
import { knownOrder } from '../state/known.ts';
import { lateRows, periodRows } from './order-rows.ts';

/** Returns the pay link's target: the partner's page, or the app's own page that shows a code or an image (spec §2). */
export function payLinkAddress({ token, amount }: PayLink, channel: Channel): string {
  if (channel.kind === 'page') return `${PAY_PATH}/${token}`;
  const isCode = channel.kind === 'counterCode';
  const query = new URLSearchParams({
    showType: isCode ? '1' : '2',
    payCode: token,
    payCodeImg: isCode ? channel.logo : `${FILES_PATH}/code/${token}.svg`,
    repayAmount: decimalPesos(amount),
  });
  return `/repaymentOfCode?${query}`;
}

/** Period repayment, rollover, and the pay link of both. */
export const repaymentHandlers = [
  handle(getPeriodRepayment, {
    sample: { orderId: '7001' },
    respond: ({ state, payload, now }) => repaymentWire(repayable(state, payload.orderId, now), now),
  }),
  handle(getExtension, {
    sample: { orderId: '7002' },
    respond: ({ state, payload, now }) => {
      const { order, due } = extendable(state, payload.orderId, now);
      const price = order.repayment.amountText ?? decimalPesos(extensionCost(order, due));
      return {
        ...repaymentWire({ order, due }, now),
        repayDate: dateText(due.period.dueAt + extensionMs(order)),
        delayInfo: { title: 'Rollover Repayment', delayAmount: price },
        repayPlan: [
          {
            remark: 'Pay now',
            title: due.late.total === 0 ? 'Interest due' : 'Interest and penalty due',
            amount: price,
            time: dateText(now),
          },
          ...planAfterExtension(order),
        ],
      };
    },
  }),
  handle(createPayLink, {
    sample: { orderId: '7001', amount: { minor: 545_000, currency: 'PHP' }, channelNumber: '90001' },
    respond: ({ state, payload, now, absolute }) => {
      const isRollover = payload.isDelay === '1';
      const { order, due } = (isRollover ? extendable : repayable)(state, payload.orderId, now);
      const amount = isRollover ? extensionCost(order, due) : due.amount;
      if (minorUnits(payload.amount) !== amount) throw new Rejection(`The amount must be ${pesoText(amount)}.`);
      const channel = order.repayment.channels?.find(({ channelNumber }) => channelNumber === payload.channelNumber);
      if (channel === undefined) throw new Rejection('This payment method is not available for the order.');
      const paid = { orderId: order.orderId, period: due.period.number, amount, isRollover };
      const link = issuePayLink(state, { ...paid, channel });
      return { payUrl: order.repayment.payUrl ?? absolute(payLinkAddress(link, channel)) };
    },
  }),
];

interface OrderDue {
  readonly order: Order;
  readonly due: Due;
}

function repayable(state: SandboxState, orderId: string, now: number): OrderDue {
  const order = knownOrder(state, orderId);
  const due = dueOf(order, now);
  if (due === undefined || !isRepayable(order.status)) throw new Rejection(`Order ${orderId} has nothing to repay.`);
  return { order, due };
}

function extendable(state: SandboxState, orderId: string, now: number): OrderDue {
  const found = repayable(state, orderId, now);
  if (!found.order.canRollOver) throw new Rejection(`Order ${orderId} cannot be extended.`);
  return found;
}

/** The open periods with their new dates. What is late is part of the extension's price. */
function planAfterExtension(order: Order) {
  const open = order.periods.filter(({ paid }) => paid === undefined);
  return open.map(({ number, amount, dueAt }) => ({
    remark: 'Pay later',
    title: order.periods.length === 1 ? 'Loan and interest' : `Period ${number} of ${order.periods.length}`,
    amount: decimalPesos(amount),
    time: dateText(dueAt + extensionMs(order)),
  }));
}

function repaymentWire({ order, due }: OrderDue, now: number): WireOf<typeof getPeriodRepayment> {
  const { channels, defaultPayCode, noticeMessage, showsInstructions, amountText } = order.repayment;
  return {
    repayAmount: amountText ?? decimalPesos(due.amount),
    productName: order.product.name,
    repayDate: dateText(due.period.dueAt),
    productLogo: order.product.logo,
    detail: [
      ...periodRows(order, due),
      { text: 'Loan amount', value: pesoText(order.amount) },
      { text: 'Interest', value: pesoText(order.interest) },
      ...lateRows(due, now),
      { text: 'Loan term', value: `${order.termDays} days` },
      { text: 'Loan no.', value: order.orderId },
      { text: 'Application date', value: dateText(order.appliedAt) },
    ],
    repayList:
      channels?.map(({ name, logo, channelNumber }) => ({ name, logo, channel_number: channelNumber })) ?? null,
    noticeMsg: noticeMessage,
    defDetail: defaultPayCode ?? null,
    isShowReyTop: showsInstructions ? 1 : 0,
  };
}
