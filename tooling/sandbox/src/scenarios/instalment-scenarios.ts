import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { aDefaultPayCode, aRepayment } from '../factories/an-order.ts';
import { payByCode } from '../state/payment.ts';
import { orderScenario, type Scenario } from './scenario.ts';

const PERIOD_DAYS = 30;
const SETTLES_AFTER_MS = 3 * MINUTE_MS;

/** ₱13,800.00 in four periods of 30 days, and how far it has come. */
const inFourPeriods = (paidPeriods: number, payCode: string) => ({
  amount: 1_200_000,
  interest: 180_000,
  termDays: 4 * PERIOD_DAYS,
  instalments: 4,
  paidPeriods,
  repayment: aRepayment({ defaultPayCode: aDefaultPayCode({ payCode }) }),
});

/** Applied so long ago that this period is due in that many days. */
const dueIn = (days: number, period: number) => (now: number) => ({
  appliedAt: now - (period * PERIOD_DAYS - days) * DAY_MS,
});

/** Instalment loans, and payments that the lender learns of late. */
export const instalmentScenarios: readonly Scenario[] = [
  orderScenario('instalments-details', 'Order Details of an instalment loan: period 2 of 4 due in a week', '8601', {
    order: inFourPeriods(1, '8120340060001'),
    orderAt: dueIn(7, 2),
  }),
  orderScenario('instalments', 'Repay an instalment: period 2 of 4, due in a week', '8602', {
    path: '/repay',
    order: inFourPeriods(1, '8120340060002'),
    orderAt: dueIn(7, 2),
  }),
  orderScenario('instalments-late', 'Repay an instalment: period 2 of 4, six days late, rollover offered', '8603', {
    path: '/repay',
    order: { ...inFourPeriods(1, '8120340060003'), canRollOver: true },
    orderAt: dueIn(-6, 2),
  }),
  orderScenario('instalments-last', 'Repay an instalment: the last one, due today', '8604', {
    path: '/repay',
    order: inFourPeriods(3, '8120340060004'),
    orderAt: dueIn(0, 4),
  }),
  orderScenario('settlement-late', 'Repay where the lender learns of a payment three minutes later', '8605', {
    path: '/repay',
    order: inFourPeriods(1, '8120340060005'),
    orderAt: dueIn(2, 2),
    arrange: (state) => {
      state.settlesAfterMs = SETTLES_AFTER_MS;
    },
  }),
  orderScenario('keys-ignored', 'Repay at a backend that ignores idempotency keys', '8606', {
    path: '/repay',
    order: inFourPeriods(1, '8120340060006'),
    orderAt: dueIn(2, 2),
    ignoresKeys: true,
  }),
  orderScenario('extension-paid', 'Order Details after an extension was paid: period 2 of 4, a month later', '8607', {
    order: { ...inFourPeriods(1, '8120340060007'), canRollOver: true },
    orderAt: dueIn(-6, 2),
    arrange: (state, now) => {
      payByCode(state, { code: '8120340060007', isRollover: true }, now);
    },
  }),
];
