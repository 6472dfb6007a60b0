import { partnerPage } from '../base-path.ts';
import { RECOMMENDATIONS } from './base-world.ts';
import { orderScenario } from './order-scenario.ts';
import type { Scenario } from './scenario.ts';

const CARD_PROMPT = {
  title: 'Your account needs attention',
  message: 'The last transfer came back. Please bind the account the money should go to.',
};
const WITHDRAW = {
  withdrawLink: partnerPage('Withdraw'),
  withdrawMessage: 'Your ₱5,000.00 is ready. Confirm to receive it today.',
};

/** What Order Details asks, recommends, and where else it sends the borrower. */
export const promptScenarios: readonly Scenario[] = [
  orderScenario({
    name: 'recommended',
    title: 'Recommended products shown',
    orderId: '8301',
    order: { status: 110, recommended: RECOMMENDATIONS },
  }),
  orderScenario({
    name: 'recommended-hidden',
    title: 'Recommended products sent with a status that hides them (174)',
    orderId: '8302',
    order: { status: 174, recommended: RECOMMENDATIONS },
  }),
  orderScenario({
    name: 'withdraw-prompt',
    title: 'Withdraw prompt',
    orderId: '8303',
    order: { status: 21, ...WITHDRAW },
  }),
  orderScenario({
    name: 'card-prompt',
    title: 'Card binding prompt',
    orderId: '8304',
    order: { status: 151, cardPrompt: CARD_PROMPT },
  }),
  orderScenario({
    name: 'rating-prompt',
    title: 'Rating prompt',
    orderId: '8305',
    order: { status: 200, asksForRating: true },
  }),
  orderScenario({
    name: 'all-prompts',
    title: 'All three prompts at once',
    orderId: '8306',
    order: { status: 21, ...WITHDRAW, cardPrompt: CARD_PROMPT, asksForRating: true },
  }),
  orderScenario({
    name: 'redirect',
    title: 'playeduL with a status other than 21: redirects',
    orderId: '8307',
    order: { status: 151, withdrawLink: partnerPage('Confirm the loan') },
  }),
  orderScenario({
    name: 'native-redirect',
    title: 'playeduL is a native link: goes on in the shell',
    orderId: '8310',
    order: { status: 151, withdrawLink: 'peace://loan/confirm?orderId=8310' },
  }),
  orderScenario({
    name: 'h5-url',
    title: 'h5Url: repaying happens elsewhere',
    orderId: '8308',
    order: { h5Url: partnerPage('Repay elsewhere') },
  }),
  orderScenario({
    name: 'telephone',
    title: 'A telephone number of the order',
    orderId: '8309',
    order: { telephone: '028123456' },
  }),
];
