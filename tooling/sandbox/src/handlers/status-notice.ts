import { type Due, dueOf, statusAt } from '../state/due.ts';
import type { Order } from '../state/order.ts';
import { STATUS } from '../state/order-status.ts';
import { dateText, pesoText } from '../wire-text.ts';

/** The title and the sentence that the backend sends with a status. */
export function statusNotice(order: Order, now: number): { readonly title: string; readonly text: string } {
  const due = dueOf(order, now);
  const inTime = due && `${pesoText(due.amount)} by ${dateText(due.period.dueAt)}${ofPeriod(due)}`;
  switch (statusAt(order, now)) {
    case STATUS.underReview:
      return { title: 'Under review', text: 'We are checking your application. This takes one day at most.' };
    case STATUS.declined:
      return { title: 'Not approved', text: 'We could not approve this application. You may apply again in 30 days.' };
    case STATUS.payingOut:
      return { title: 'On its way', text: 'Your loan is being paid out. Banks take one to three days.' };
    case STATUS.repayable:
      return { title: 'Ready for repayment', text: `You can repay already: ${inTime}.` };
    case STATUS.due:
      return { title: 'To be repaid', text: `Please repay ${inTime}.` };
    case STATUS.late:
      return { title: 'Overdue', text: due === undefined ? '' : overdueText(due) };
    case STATUS.closed:
      return { title: 'Repaid', text: 'Thank you. This loan is closed and you can borrow again.' };
    default:
      return { title: 'Being updated', text: 'The state of your order is being updated. Please look again later.' };
  }
}

function overdueText(due: Due): string {
  const what = due.of === 1 ? 'This loan' : `Period ${due.period.number} of ${due.of}`;
  return `${what} was due on ${dateText(due.period.dueAt)}. Please repay ${pesoText(due.amount)} now.`;
}

function ofPeriod({ period, of }: Due): string {
  return of === 1 ? '' : ` (period ${period.number} of ${of})`;
}
