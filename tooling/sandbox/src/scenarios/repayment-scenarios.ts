import { aChannel, COMMON_CHANNELS } from '../factories/a-channel.ts';
import { aDefaultPayCode } from '../factories/a-default-pay-code.ts';
import { aRepayment } from '../factories/an-order.ts';
import { orderScenario } from './order-scenario.ts';
import type { Scenario } from './scenario.ts';

const MANY = 24;
const manyChannels = Array.from({ length: MANY }, (_, index) =>
  aChannel({ name: `Partner bank ${index + 1}`, channelNumber: String(91_001 + index) }),
);

/** The repayment screens. */
export const repaymentScenarios: readonly Scenario[] = [
  orderScenario({
    name: 'repay',
    title: 'Repay through a channel',
    orderId: '8401',
    path: '/repay',
    order: { repayment: aRepayment({ noticeMessage: 'Payments before 9 p.m. count on the same day.' }) },
  }),
  orderScenario({
    name: 'repay-default-code',
    title: 'Repay with a default pay code',
    orderId: '8402',
    path: '/repay',
    order: { repayment: aRepayment({ defaultPayCode: aDefaultPayCode() }) },
  }),
  orderScenario({
    name: 'repay-instructions',
    title: 'Repay with the instruction banner',
    orderId: '8403',
    path: '/repay',
    order: { repayment: aRepayment({ showsInstructions: true }) },
  }),
  orderScenario({
    name: 'repay-many-channels',
    title: 'Repay with many channels',
    orderId: '8404',
    path: '/repay',
    order: { repayment: aRepayment({ channels: [...COMMON_CHANNELS, ...manyChannels] }) },
  }),
  orderScenario({
    name: 'repay-no-channels',
    title: 'Repay without any channel',
    orderId: '8405',
    path: '/repay',
    order: { repayment: aRepayment({ channels: [] }) },
  }),
  orderScenario({
    name: 'repay-unreadable-amount',
    title: 'Repay with an amount that cannot be read',
    orderId: '8406',
    path: '/repay',
    order: { repayment: aRepayment({ amountText: '5,45O.OO' }) },
  }),
  orderScenario({
    name: 'rollover',
    title: 'Rollover (delay) repayment',
    orderId: '8407',
    path: '/repayDelay',
    order: {
      status: 174,
      canRollOver: true,
      repayment: aRepayment({ defaultPayCode: aDefaultPayCode({ payCode: '8120340099999' }) }),
    },
  }),
];
