import { partnerPage } from '../base-path.ts';
import { RECOMMENDATIONS } from './base-world.ts';
import { orderScenario, type Scenario } from './scenario.ts';

const CARD_PROMPT = {
  title: 'Your account needs attention',
  message: 'The last transfer came back. Please bind the account the money should go to.',
};
const WITHDRAW = {
  withdrawLink: partnerPage('Withdraw'),
  withdrawMessage: 'Your ₱5,000.00 is ready. Confirm to receive it today.',
};

/** The prompts, recommendations and redirects of Order Details. */
export const promptScenarios: readonly Scenario[] = [
  orderScenario('recommended', 'Recommended products shown', '8301', {
    order: { status: 110, recommended: RECOMMENDATIONS },
  }),
  orderScenario('recommended-hidden', 'Recommended products sent with a status that hides them (174)', '8302', {
    order: { status: 174, recommended: RECOMMENDATIONS },
  }),
  orderScenario('withdraw-prompt', 'Withdraw prompt', '8303', { order: { status: 21, ...WITHDRAW } }),
  orderScenario('card-prompt', 'Card binding prompt', '8304', { order: { status: 151, cardPrompt: CARD_PROMPT } }),
  orderScenario('rating-prompt', 'Rating prompt', '8305', { order: { status: 200, asksForRating: true } }),
  orderScenario('all-prompts', 'All three prompts at once', '8306', {
    order: { status: 21, ...WITHDRAW, cardPrompt: CARD_PROMPT, asksForRating: true },
  }),
  orderScenario('redirect', 'playeduL with a status other than 21: redirects', '8307', {
    order: { status: 151, withdrawLink: partnerPage('Confirm the loan') },
  }),
  orderScenario('native-redirect', 'playeduL is a native link: goes on in the shell', '8310', {
    order: { status: 151, withdrawLink: 'peace://loan/confirm?orderId=8310' },
  }),
  orderScenario('h5-url', 'h5Url: repaying happens elsewhere', '8308', {
    order: { h5Url: partnerPage('Repay elsewhere') },
  }),
  orderScenario('telephone', 'A telephone number of the order', '8309', { order: { telephone: '028123456' } }),
];
