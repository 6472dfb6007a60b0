import { defineMessages } from '../define-messages.ts';
import { cancel, close, loading, logIn } from '../shared-wording.ts';

/** Every screen uses these: actions, loading and copying, empty lists, failures, links that do not open. */
export const commonMessages = defineMessages({
  retry: ['Retry', 'Try again', 'Subukan muli'],
  cancel,
  confirm: ['Confirm', 'Kumpirmahin'],
  close,
  back: ['Back', 'Bumalik'],
  goHome: ['Go home', 'Pumunta sa home'],
  loading,
  sending: ['Sending...', 'Sending…', 'Ipinapadala…'],
  retrying: ['Trying again...', 'Trying again…', 'Sinusubukan muli…'],
  slowLine: [
    'The connection is slow. We are still waiting for an answer.',
    'This is taking longer than usual.',
    'Mas matagal ito kaysa karaniwan.',
  ],
  copy: ['Copy', 'Kopyahin'],
  copyAmount: ['Copy the amount', 'Copy amount', 'Kopyahin ang halaga'],
  copied: ['copy success', 'Copied', 'Nakopya na'],
  copyByHand: [
    'Copying did not work here. Press and hold the text to copy it.',
    'We couldn’t copy it. Press and hold the text, then copy it.',
    'Hindi nakopya. Pindutin nang matagal ang text para makopya ito.',
  ],
  more: ['more', 'Show more', 'Ipakita pa'],
  hide: ['hide', 'Show less', 'Itago'],
  unknown: ['Unknown', 'Not known', 'Hindi alam'],
  language: ['Language', 'Wika'],

  emptyOrders: ['You have no orders yet.', 'You have no loans yet.', 'Wala ka pang loan.'],
  emptyProducts: [
    'There are no products to show right now.',
    'No loans right now. Check back soon.',
    'Walang loan sa ngayon. Tingnan muli mamaya.',
  ],

  // One sentence per ApiError kind. `rejected` usually carries the server's own message, which is shown instead.
  errorNetwork: [
    'There is no connection. Check your internet and try again.',
    'We couldn’t connect. Check your internet, then try again.',
    'Hindi kami maka-connect. I-check ang internet mo, saka subukan muli.',
  ],
  errorTimeout: [
    'This is taking too long. Please try again.',
    'This took too long. Try again.',
    'Natagalan ito. Subukan muli.',
  ],
  errorHttp: [
    'Our service is not available right now. Please try again later.',
    'Our service isn’t working right now. Try again in a few minutes.',
    'May problema sa system namin ngayon. Subukan muli pagkalipas ng ilang minuto.',
  ],
  errorRejected: [
    'Your request was not accepted. Please try again later.',
    'This didn’t go through. Try again later, or contact customer service.',
    'Hindi ito natuloy. Subukan muli mamaya, o kontakin ang customer service.',
  ],
  errorMalformed: [
    'We received an answer we could not read. Please try again later.',
    'Something went wrong on our side. Try again later.',
    'May problema sa amin. Subukan muli mamaya.',
  ],
  errorAborted: ['The request was cancelled.', 'That didn’t finish. Try again.', 'Hindi ito natapos. Subukan muli.'],
  errorSessionEnded: [
    'Your session has ended. Please log in again.',
    'You’re logged out. Log in again.',
    'Naka-log out ka na. Mag-log in muli.',
  ],
  logInToSee: ['Log in to see this page.', 'Mag-log in para makita ang page na ito.'],
  logIn,
  // Below a failure, folded: its code and reference.
  forSupport: ['Details for customer service', 'Para sa customer service'],

  linkRefused: [
    'This link is not safe, so it was not opened.',
    'We blocked this link because it doesn’t look safe.',
    'Hinarang namin ang link na ito dahil mukhang hindi ito ligtas.',
  ],
  somethingWrong: ['Something went wrong.', 'Nagkaroon ng problema.'],
  // The server's log has this reference of the visit: the borrower reads it out to support, or sends a picture of the screen.
  supportReference: ['Reference: {reference}', 'Reference no. {reference}', 'Reference no. {reference}'],
  newVersion: [
    'There is a new version of this page. What you typed is still here: send or copy it, then reload.',
    'We’ve updated this page. Send or copy what you typed, then reload.',
    'In-update namin ang page na ito. Ipadala o kopyahin ang tinype mo, saka i-reload.',
  ],
  reload: ['Reload', 'Reload the page', 'I-reload'],
  pageNotOpened: [
    'The page has not opened. If it was saved to your phone, open it there. Else try again.',
    'The page hasn’t opened. If your phone saved it as a file, open it there. If not, try again.',
    'Hindi pa bumubukas ang page. Kung na-save ito sa phone mo, doon ito buksan. Kung hindi, subukan muli.',
  ],
  appCouldNotOpen: [
    'The app could not open this. Please try again.',
    'The app couldn’t open this page. Try again.',
    'Hindi ito mabuksan ng app. Subukan muli.',
  ],
  phoneCopyHint: [
    'If the call does not start, copy this number: {phone}',
    'If the call doesn’t start, copy the number: {phone}',
    'Kung hindi tumuloy ang tawag, kopyahin ang numerong ito: {phone}',
  ],
  mailCopyHint: [
    'If no mail app opens, copy this address: {address}',
    'If your mail app doesn’t open, copy the address: {address}',
    'Kung walang bumukas na mail app, kopyahin ang address na ito: {address}',
  ],
});
