import { lateRates } from '@peace/company/late-charges';
import {
  type Due,
  dueOf,
  paidSoFar,
  isBeforePayout,
  isRepayable,
  daysLate,
  statusAt,
  STATUS,
  type Status,
} from '../state/plan.ts';
import type { Order } from '../state/order.ts';
import { dateText, pesoText, sentenceDate } from '../wire-text.ts';
import type { Offer } from '../state/offer.ts';

/** A label and its value, as the backend sends them. */
interface Row {
  readonly text: string;
  readonly value: string;
}

/** The rows under an order's product name. Dates of repayment appear once the loan was paid out. */
export function orderRows(order: Order, now: number): Row[] {
  const rows = [
    { text: 'Loan amount', value: pesoText(order.amount) },
    { text: 'Loan term', value: `${order.termDays} days` },
    { text: 'Application date', value: dateText(order.appliedAt) },
  ];
  if (order.paidAt !== undefined) {
    return [
      ...rows,
      { text: 'Amount repaid', value: pesoText(paidSoFar(order)) },
      { text: 'Repaid on', value: dateText(order.paidAt) },
    ];
  }
  const due = dueOf(order, now);
  if (isBeforePayout(order.status) || due === undefined) return rows;
  return [...rows, ...periodRows(order, due), ...lateRows(due, now), ...dueRows(due)];
}

export function listedRows(order: Order, now: number): { title: string; value: string }[] {
  const due = isRepayable(order.status) ? dueOf(order, now) : undefined;
  const rows = [
    { text: 'Loan amount', value: pesoText(order.amount) },
    { text: 'Application date', value: dateText(order.appliedAt) },
    ...(due === undefined ? [] : dueRows(due)),
  ];
  return rows.map(({ text, value }) => ({ title: text, value }));
}

/** Which period of how many; nothing for a single repayment. */
export const periodRows = (order: Order, { period, of }: Due): Row[] =>
  of === 1
    ? []
    : [
        { text: 'Period', value: `${period.number} of ${of}` },
        { text: 'Paid so far', value: pesoText(paidSoFar(order)) },
      ];

/** The charges for being late; none in time. */
export const lateRows = ({ period, late }: Due, now: number): Row[] =>
  late.total === 0
    ? []
    : [
        { text: 'Late penalty, once', value: pesoText(late.penalty) },
        { text: lateInterestText(daysLate(period, now)), value: pesoText(late.interest) },
      ];

/** 'Late interest, 5% a day'; from the 31st day on 'Late interest, 5%, then 4% a day'. */
const lateInterestText = (days: number) =>
  `Late interest, ${lateRates(days)
    .map((rate) => `${rate}%`)
    .join(', then ')} a day`;

function dueRows({ amount, period }: Due): Row[] {
  return [
    { text: 'Repayment amount', value: pesoText(amount) },
    { text: 'Repayment date', value: dateText(period.dueAt) },
  ];
}

/** The 'Loan information' of an offer. */
export function offerRows({ amount, interest, keptBack }: Offer): { text: string; value: string }[] {
  const { charge = 0, chargeLabel = 'Processing fee', receivedLabel = 'You receive' } = keptBack ?? {};
  return [
    { text: receivedLabel, value: pesoText(amount - charge) },
    { text: 'Interest', value: pesoText(interest) },
    { text: chargeLabel, value: pesoText(charge) },
    { text: 'You repay', value: pesoText(amount + interest) },
  ];
}

interface Notice {
  readonly title: string;
  readonly text: string;
}

/** The title and the sentence that the backend sends with a status. */
export function statusNotice(order: Order, now: number): Notice {
  const due = dueOf(order, now);
  const inTime = due && `${pesoText(due.amount)} by ${sentenceDate(due.period.dueAt)}${ofPeriod(due)}`;
  const notices: Readonly<Record<Status, Notice>> = {
    [STATUS.underReview]: {
      title: 'Under review',
      text: 'We are checking your application. This takes one day at most.',
    },
    [STATUS.declined]: {
      title: 'Not approved',
      text: 'We could not approve this application. You may apply again in 30 days.',
    },
    [STATUS.payingOut]: { title: 'On its way', text: 'Your loan is being paid out. Banks take one to three days.' },
    [STATUS.repayable]: { title: 'Ready for repayment', text: `You can pay now: ${inTime}.` },
    [STATUS.due]: { title: 'To be repaid', text: `Please pay ${inTime}.` },
    [STATUS.late]: { title: 'Overdue', text: due === undefined ? '' : overdueText(due) },
    [STATUS.closed]: { title: 'Repaid', text: 'Thank you. This loan is closed and you can borrow again.' },
  };
  const known: Readonly<Record<number, Notice>> = notices;
  return (
    known[statusAt(order, now)] ?? {
      title: 'Being updated',
      text: 'The state of your order is being updated. Please look again later.',
    }
  );
}

function overdueText(due: Due): string {
  const what = due.of === 1 ? 'This loan' : `Period ${due.period.number} of ${due.of}`;
  return `${what} was due on ${sentenceDate(due.period.dueAt)}. Please pay ${pesoText(due.amount)} today.`;
}

function ofPeriod({ period, of }: Due): string {
  return of === 1 ? '' : ` (period ${period.number} of ${of})`;
}
