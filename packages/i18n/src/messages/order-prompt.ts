import { defineMessages } from '../define-messages.ts';
import { close, notNow, ratingRequired } from '../shared-wording.ts';

/** The dialogs of Order Details and where its link led, of which the early page knows nothing (spec §2, §4). */
export const orderPromptMessages = defineMessages({
  goesOnInApp: ['This goes on in the app', 'Continue in the app', 'Ituloy sa app'],
  goesOnInAppText: [
    'If nothing has opened, open it again.',
    'App didn’t open? Try again.',
    'Hindi bumukas ang app? Subukan muli.',
  ],
  openAgain: ['Open again', 'Open the app again', 'Buksan muli ang app'],

  nextRefused: [
    'The next page was not opened',
    'We didn’t open the next page',
    'Hindi namin binuksan ang susunod na page',
  ],
  nextRefusedText: [
    'The link in this order is not safe. Please ask customer service what to do next.',
    'The link in this loan doesn’t look safe. Ask customer service what to do next.',
    'Mukhang hindi ligtas ang link sa loan na ito. Magtanong sa customer service kung ano ang susunod.',
  ],

  withdrawTitle: ['Withdraw your loan', 'Get your money', 'Kunin ang pera mo'],
  withdrawConfirm: ['Confirm', 'Get my money', 'Kunin ang pera ko'],
  withdrawCancel: notNow,

  bindCard: ['Go and bind the card', 'Add account', 'Magdagdag ng account'],
  bindCardClose: close,

  ratingRequired,
  ratingSubmit: ['Submit', 'Send rating', 'Ipadala ang rating'],
  ratingResultTitle: ['Thank you for your rating', 'Salamat sa iyong rating'],
  ratingResultText: [
    'We are sorry that we did not do better. Tell us what went wrong, and we will look into it.',
    'We’re sorry. Tell us what went wrong, and we’ll look into it.',
    'Pasensya na. Sabihin sa amin kung ano ang naging problema at titingnan namin ito.',
  ],
  ratingResultComplain: ['File a complaint', 'Tell us', 'Sabihin sa amin'],
  ratingResultClose: close,
});
