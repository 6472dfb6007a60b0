import type { WireOf } from '@peace/api-client';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { DAY_MS } from '../durations.ts';
import { handle } from '../handle.ts';
import { Rejection } from '../http/rejection.ts';
import { issuePayLink } from '../state/issue-pay-link.ts';
import { knownOrder } from '../state/known.ts';
import { type Order, repayAmountOf } from '../state/order.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { dateText, decimalPesos, minorUnits, pesoText } from '../wire-text.ts';
import { payLinkAddress } from './pay-link-address.ts';

const REPAYABLE: ReadonlySet<number> = new Set([170, 174, 180]);

/** Period repayment, rollover, and the pay link of both. */
export const repaymentHandlers = [
  handle(getPeriodRepayment, {
    sample: { orderId: '7001' },
    respond: ({ state, payload }) => repaymentWire(repayableOrder(state, payload.orderId)),
  }),
  handle(getExtension, {
    sample: { orderId: '7002' },
    respond: ({ state, payload, now }) => {
      const order = rolloverOrder(state, payload.orderId);
      const next = order.dueAt + order.termDays * DAY_MS;
      const fee = order.repayment.amountText ?? decimalPesos(order.rolloverFee);
      return {
        ...repaymentWire(order),
        repayDate: dateText(next),
        delayInfo: { title: 'Rollover Repayment', delayAmount: fee },
        repayPlan: [
          { remark: 'Pay now', title: 'Rollover fee', amount: fee, time: dateText(now) },
          {
            remark: 'Pay later',
            title: 'Loan and interest',
            amount: decimalPesos(repayAmountOf(order)),
            time: dateText(next),
          },
        ],
      };
    },
  }),
  handle(createPayLink, {
    sample: { orderId: '7001', amount: { minor: 545_000, currency: 'PHP' }, channelNumber: '90001' },
    respond: ({ state, payload, absolute }) => {
      const isRollover = payload.isDelay === '1';
      const order = isRollover ? rolloverOrder(state, payload.orderId) : repayableOrder(state, payload.orderId);
      const amount = isRollover ? order.rolloverFee : repayAmountOf(order);
      if (minorUnits(payload.amount) !== amount) throw new Rejection(`The amount must be ${pesoText(amount)}.`);
      const channel = order.repayment.channels.find(({ channelNumber }) => channelNumber === payload.channelNumber);
      if (channel === undefined) throw new Rejection('This payment method is not available for the order.');
      const link = issuePayLink(state, { orderId: order.orderId, amount, channel, isRollover });
      return { payUrl: order.repayment.payUrl ?? absolute(payLinkAddress(link, channel)) };
    },
  }),
];

function repayableOrder(state: SandboxState, orderId: string): Order {
  const order = knownOrder(state, orderId);
  if (!REPAYABLE.has(order.status)) throw new Rejection(`Order ${orderId} has nothing to repay.`);
  return order;
}

function rolloverOrder(state: SandboxState, orderId: string): Order {
  const order = repayableOrder(state, orderId);
  if (!order.canRollOver) throw new Rejection(`Order ${orderId} cannot be extended.`);
  return order;
}

function repaymentWire(order: Order): WireOf<typeof getPeriodRepayment> {
  const { channels, defaultPayCode, noticeMessage, showsInstructions, amountText } = order.repayment;
  return {
    repayAmount: amountText ?? decimalPesos(repayAmountOf(order)),
    productName: order.product.name,
    repayDate: dateText(order.dueAt),
    productLogo: order.product.logo,
    detail: [
      { text: 'Loan amount', value: pesoText(order.amount) },
      { text: 'Interest', value: pesoText(order.interest) },
      { text: 'Loan term', value: `${order.termDays} days` },
      { text: 'Order number', value: order.orderId },
      { text: 'Application date', value: dateText(order.appliedAt) },
    ],
    repayList: channels.map(({ name, logo, channelNumber }) => ({ name, logo, channel_number: channelNumber })),
    noticeMsg: noticeMessage,
    defDetail: defaultPayCode ?? null,
    isShowReyTop: showsInstructions ? 1 : 0,
  };
}
