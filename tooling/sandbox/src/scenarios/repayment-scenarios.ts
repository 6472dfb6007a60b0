import { aChannel, COMMON_CHANNELS, aDefaultPayCode, aRepayment } from '../factories/an-order.ts';
import { orderScenario, type Scenario } from './scenario.ts';

const MANY = 24;
const manyChannels = Array.from({ length: MANY }, (_, index) =>
  aChannel({ name: `Partner bank ${index + 1}`, channelNumber: String(91_001 + index) }),
);

export const repaymentScenarios: readonly Scenario[] = [
  orderScenario('repay', 'Repay through a channel', '8401', {
    path: '/repay',
    order: { repayment: aRepayment({ noticeMessage: 'Payments before 9 p.m. count on the same day.' }) },
  }),
  orderScenario('repay-default-code', 'Repay with a default pay code', '8402', {
    path: '/repay',
    order: { repayment: aRepayment({ defaultPayCode: aDefaultPayCode() }) },
  }),
  orderScenario('repay-instructions', 'Repay with the instruction banner', '8403', {
    path: '/repay',
    order: { repayment: aRepayment({ showsInstructions: true }) },
  }),
  orderScenario('repay-many-channels', 'Repay with many channels', '8404', {
    path: '/repay',
    order: { repayment: aRepayment({ channels: [...COMMON_CHANNELS, ...manyChannels] }) },
  }),
  orderScenario('repay-no-channels', 'Repay without any channel', '8405', {
    path: '/repay',
    order: { repayment: aRepayment({ channels: [] }) },
  }),
  orderScenario('repay-channels-unread', 'Repay where the channels are not sent', '8408', {
    path: '/repay',
    order: { repayment: aRepayment({ channels: null }) },
  }),
  orderScenario('repay-unreadable-amount', 'Repay with an amount that cannot be read', '8406', {
    path: '/repay',
    order: { repayment: aRepayment({ amountText: '5,45O.OO' }) },
  }),
  orderScenario('rollover', 'Rollover (delay) repayment', '8407', {
    path: '/repayDelay',
    order: {
      status: 174,
      canRollOver: true,
      repayment: aRepayment({ defaultPayCode: aDefaultPayCode({ payCode: '8120340099999' }) }),
    },
  }),
];
