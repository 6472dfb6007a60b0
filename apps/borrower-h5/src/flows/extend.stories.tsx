import type { Meta } from '@storybook/react-vite';
import details from '#screens/order/order-details/order-details.stories.tsx';
import { Due174WithRollover } from '#screens/order/order-details/order-details-statuses.stories.tsx';
import delay, {
  Extension,
  WithPayCode,
  Settled as SettledExtension,
} from '#screens/repayment/repay-delay/repay-delay.stories.tsx';
import receipts, { Extended } from '#features/receipt/receipt-sheet.stories.tsx';
import { flowStep } from './flow-step.tsx';

/** Paying for a later due date instead of repaying. */
const meta = { title: 'borrower-h5/flows/Extend', tags: ['autodocs'], globals: { locale: 'en' } } satisfies Meta;

export default meta;

export const Offered = flowStep(details, Due174WithRollover, {
  title: 'An extension is offered',
  text: '`isDelay` of `getOrder` is 1: “Move due date” is a row below the amount.',
  shown: 'Move due date',
});
export const Cost = flowStep(delay, Extension, {
  title: 'What it costs',
  text: '`getExtension`: the cost, the new date and the plan after it.',
  shown: 'What you pay, and when',
});
export const ByCode = flowStep(delay, WithPayCode, {
  title: 'Paying by a code',
  text: 'Where the order has a default pay code, it stands here too.',
  shown: 'Show at the counter',
});
export const Settled = flowStep(delay, SettledExtension, {
  title: 'It arrived',
  text: 'The new due date, and no second payment.',
  shown: 'You can’t move the due date now',
});
export const Receipt = flowStep(receipts, Extended, {
  isSheet: true,
  title: 'The receipt',
  text: 'With a reminder for the new date.',
  shown: 'You have more time to pay',
});
