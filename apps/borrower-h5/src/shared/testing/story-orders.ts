import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { lateCharges, lateRates } from '@peace/company/late-charges';
import type { Money } from '@peace/money-date';
import type { OrderDue } from '#features/due/due.model.ts';
import { anOrder, loanRows, pesoText, pleasePay, sampleLoan } from './an-order.ts';

/** An order with what `loan-play-detail` says is due of it; null where nothing is. */
export interface StoryOrder extends OrderDetails {
  readonly due: OrderDue | null;
}

const aStoryOrder = ({ due, ...order }: Partial<StoryOrder>): StoryOrder => ({ ...anOrder(order), due: due ?? null });

const { interest, repayment } = sampleLoan;
const pesos = (minor: number): Money => ({ minor, currency: 'PHP' });
const row = (label: string, minor: number) => ({ label, value: pesoText(minor) });
/** An amount due on a day in Manila. */
const dueOn = (day: string, minor: number = repayment): OrderDue => ({
  amount: pesos(minor),
  at: Date.parse(`${day}T00:00:00+08:00`),
});

const sums = [row('Interest', interest), row('Repayment amount', repayment)];

/** Status 174: due in two days. */
export const dueOrder = (): StoryOrder =>
  aStoryOrder({
    statusDescription: pleasePay(repayment, '2026-11-22'),
    due: dueOn('2026-11-22'),
    rows: [...loanRows('2026-08-23'), ...sums],
  });

/** Status 170: it may be paid already, two weeks before it is due. */
export const repayableOrder = (): StoryOrder =>
  aStoryOrder({
    status: { kind: 'repayable', code: 170 },
    statusTitle: 'Ready for repayment',
    statusDescription: 'You can pay already. You do not have to wait for the due date.',
    due: dueOn('2026-12-04'),
    rows: [...loanRows('2026-09-04'), ...sums],
  });

const DAYS_LATE = 3;
const late = lateCharges(repayment, DAYS_LATE, 'newClient');
const [dailyRate] = lateRates(DAYS_LATE);
/** The charges of the loan three days late, by the loan terms. */
export const overdueSum = pesos(repayment + late.total);
/** The rows that lateness added, as the server lists them. */
export const lateRows = [
  row('Late penalty, once', late.penalty),
  row(`Late interest, ${dailyRate}% a day`, late.interest),
];

/** Status 180: three days late, with what that costs. */
export const overdueOrder = (): StoryOrder =>
  aStoryOrder({
    status: { kind: 'due', code: 180 },
    statusTitle: 'Overdue',
    statusDescription: `Pay ${pesoText(overdueSum.minor)} today. Each day late adds ${dailyRate}% of what is unpaid.`,
    canRollOver: true,
    due: dueOn('2026-11-17', overdueSum.minor),
    rows: [
      ...loanRows('2026-08-18'),
      row('Interest', interest),
      ...lateRows,
      row('Repayment amount', overdueSum.minor),
    ],
  });

/** Status 174 of an instalment loan: the second of three is due today, and no row says so. */
export const instalmentOrder = (): StoryOrder =>
  aStoryOrder({
    statusDescription: pleasePay(181_667, '2026-11-20'),
    due: dueOn('2026-11-20', 181_667),
    rows: [...loanRows('2026-09-21'), ...sums, row('Paid so far', 181_667)],
  });

/** Status 200: repaid on the day of the stories. */
export const closedOrder = (): StoryOrder =>
  aStoryOrder({
    status: { kind: 'closed', code: 200 },
    statusTitle: 'Repaid',
    statusDescription: 'Thank you. This loan is closed and you can borrow again.',
    rows: [
      ...loanRows('2026-08-28'),
      row('Interest', interest),
      row('Amount repaid', repayment),
      { label: 'Repaid on', value: '2026-11-20' },
    ],
  });
