import type { Meta } from '@storybook/react-vite';
import paying, {
  Requesting,
  AnswerLost,
  StillUnknown,
  NotArrivedAfterLostAnswer,
  PayAgain,
  Arrived,
} from '#screens/repayment/repay/repay-paying.stories.tsx';
import { flowStep } from './flow-step.tsx';

/** The response to `createPayLink` never came: how the page keeps the loan from being paid twice. */
const meta = {
  title: 'borrower-h5/flows/Repay, the response lost',
  tags: ['autodocs'],
  globals: { locale: 'en' },
} satisfies Meta;

export default meta;

export const Asking = flowStep(paying, Requesting, {
  title: 'The link is asked for',
  text: 'Recorded on the device before it is sent, so that a killed web view finds it again.',
  shown: /Getting your payment ready/,
});
export const Lost = flowStep(paying, AnswerLost, {
  title: 'The response was lost',
  text: 'The order is read at once: it may have been paid. Nothing is sent again by itself.',
  shown: 'We’re checking if your payment went through',
});
export const Unknown = flowStep(paying, StillUnknown, {
  title: 'Still not known',
  text: 'The reading failed, too. “Check again” comes first, and paying waits for it.',
  shown: 'Check again',
});
export const NotArrived = flowStep(paying, NotArrivedAfterLostAnswer, {
  title: 'Nothing arrived so far',
  text: 'The order says that nothing was paid. Paying again takes a question.',
  shown: 'No payment has come through yet',
});
export const Asked = flowStep(paying, PayAgain, {
  title: 'Paying a second time is asked about',
  text: 'A second link is made only after the borrower has confirmed it.',
  shown: 'Do you want to pay again?',
});
export const Settled = flowStep(paying, Arrived, {
  title: 'It had arrived',
  text: 'Or the reading finds the payment: the attempt is over.',
  shown: 'Paid in full!',
});
