import type { Meta } from '@storybook/react-vite';
import product, { OnOffer } from '#screens/loan-confirm/product/product.stories.tsx';
import confirm, { OneRepayment } from '#screens/loan-confirm/loan-confirm/loan-confirm.stories.tsx';
import steps, {
  Applied,
  Applying,
  Checking,
  NotFound,
} from '#screens/loan-confirm/loan-confirm/loan-confirm-steps.stories.tsx';
import { Agreement } from '#screens/loan-confirm/loan-confirm/loan-confirm-modals.stories.tsx';
import { flowStep } from './flow-step.tsx';

/** From a product to the application, with what happens when its response is lost. */
const meta = { title: 'borrower-h5/flows/Apply', tags: ['autodocs'], globals: { locale: 'en' } } satisfies Meta;

export default meta;

export const Product = flowStep(product, OnOffer, {
  title: 'A product',
  text: 'Where a link or a recommended product leads.',
  shown: 'See my offer',
});
export const Offer = flowStep(confirm, OneRepayment, {
  title: 'What it costs',
  text: '`getOffer`. What the borrower gets, pays back and pays for it; contradicting figures block the button.',
  shown: 'What you pay for this loan',
});
export const Reading = flowStep(steps, Agreement, {
  title: 'The agreement',
  text: 'In a sandboxed frame; agreeing is a tap of its own.',
  shown: 'I agree',
});
export const Sending = flowStep(steps, Applying, {
  title: 'The application is sent',
  text: '`submitApplication`, a keyed write with a record on the device.',
  shown: /Sending your application/,
});
export const Unknown = flowStep(steps, Checking, {
  title: 'The response was lost',
  text: 'The orders are read: a new one means that the application arrived.',
  shown: 'Checking if your application reached us',
});
export const Missing = flowStep(steps, NotFound, {
  title: 'It did not arrive',
  text: 'No new order. Sending again repeats the same attempt with the same key.',
  shown: 'We can’t find your application',
});
export const Done = flowStep(steps, Applied, {
  title: 'Applied',
  text: 'What happens next, and a receipt.',
  shown: 'Application received',
});
