import type { Meta } from '@storybook/react-vite';
import orders, { Several } from '#screens/order/orders/orders.stories.tsx';
import details from '#screens/order/order-details/order-details.stories.tsx';
import { Due174 } from '#screens/order/order-details/order-details-statuses.stories.tsx';
import paying, {
  Channels,
  Requesting,
  PaymentStarted,
  CheckingPayment,
  Arrived,
} from '#screens/repayment/repay/repay-paying.stories.tsx';
import repay, { Due } from '#screens/repayment/repay/repay.stories.tsx';
import receipts, { Paid } from '#features/receipt/receipt-sheet.stories.tsx';
import { flowStep } from './flow-step.tsx';

/** From the list of orders to the receipt, through a channel that opens the partner's page. */
const meta = { title: 'borrower-h5/flows/Repay a loan', tags: ['autodocs'], globals: { locale: 'en' } } satisfies Meta;

export default meta;

export const Orders = flowStep(orders, Several, {
  title: 'My orders',
  text: 'What can be paid first. “Pay” stands only on what is due; the whole card leads to the order.',
  shown: 'My loans',
});
export const OrderDue = flowStep(details, Due174, {
  title: 'The order is due',
  text: 'Status 174. One amount, one date, one action.',
  shown: 'To be repaid',
});
export const Period = flowStep(repay, Due, {
  title: 'What is due',
  text: '`getPeriodRepayment` says the amount of the period and the channels.',
  shown: 'Pay your loan',
});
export const Choosing = flowStep(paying, Channels, {
  title: 'Choosing a channel',
  text: 'The sheet of channels. Nothing is sent before the button is tapped.',
  shown: 'Pay ₱5,450.00',
});
export const Asking = flowStep(paying, Requesting, {
  title: 'The link is asked for',
  text: '`createPayLink`, a keyed write: sent once however often the button is tapped.',
  shown: /Getting your payment ready/,
});
export const Started = flowStep(paying, PaymentStarted, {
  title: 'The payment was started',
  text: 'The borrower came back from the partner. It is not known yet whether the money arrived.',
  shown: 'You’ve opened the payment page',
});
export const Checking = flowStep(paying, CheckingPayment, {
  title: 'Looking whether it arrived',
  text: 'The order is read again; only what the backend says counts.',
  shown: 'You’ve opened the payment page',
});
export const Settled = flowStep(paying, Arrived, {
  title: 'It arrived',
  text: 'The period is settled. A second payment is not offered.',
  shown: 'Paid in full!',
});
export const Receipt = flowStep(receipts, Paid, {
  isSheet: true,
  title: 'The receipt',
  text: 'Kept on the device, to be saved or shared as a picture.',
  shown: 'Payment received',
});
