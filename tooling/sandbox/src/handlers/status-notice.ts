import type { Order } from '../state/order.ts';
import { repayAmountOf } from '../state/order.ts';
import { dateText, pesoText } from '../wire-text.ts';

/** The title and the sentence that the backend sends with a status. */
export function statusNotice(order: Order): { readonly title: string; readonly text: string } {
  const due = `${pesoText(repayAmountOf(order))} by ${dateText(order.dueAt)}`;
  switch (order.status) {
    case 21:
      return { title: 'Under review', text: 'We are checking your application. This takes one day at most.' };
    case 110:
      return { title: 'Not approved', text: 'We could not approve this application. You may apply again in 30 days.' };
    case 151:
      return { title: 'On its way', text: 'Your loan is being paid out. Banks take one to three days.' };
    case 170:
      return { title: 'Ready for repayment', text: `You can repay already: ${due}.` };
    case 174:
      return { title: 'To be repaid', text: `Please repay ${due}.` };
    case 180:
      return {
        title: 'Overdue',
        text: `This loan was due on ${dateText(order.dueAt)}. Please repay ${pesoText(repayAmountOf(order))} now.`,
      };
    case 200:
      return { title: 'Repaid', text: 'Thank you. This loan is closed and you can borrow again.' };
    default:
      return { title: 'Being updated', text: 'The state of your order is being updated. Please look again later.' };
  }
}
