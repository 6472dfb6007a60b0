import { defineMessages } from '../define-messages.ts';

/** Names the person whose session a page shows, and asks before a link changes it. Outside the app a number is only the link's claim. */
export const accountMessages = defineMessages({
  loggedIn: ['Logged in as {phone}', 'Naka-log in bilang {phone}'],
  loggedInEnding: [
    'Logged in with the phone number ending in {digits}',
    'Naka-log in gamit ang phone number na nagtatapos sa {digits}',
  ],

  linkIsFor: ['This link is for {phone}', 'Para kay {phone} ang link na ito'],
  linkIsForEnding: [
    'This link is for the phone number ending in {digits}',
    'Para sa phone number na nagtatapos sa {digits} ang link na ito',
  ],

  questionTitle: ['Switch to another account?', 'Lumipat sa ibang account?'],
  questionText: [
    'This link has its own login, which may be of another account than yours.',
    'This link has its own login. It may be for an account that isn’t yours.',
    'May sariling login ang link na ito. Baka para ito sa account na hindi sa iyo.',
  ],
  questionNumbers: [
    'This page was opened for the number ending in {current}. The link says that it is for the number ending in {other}.',
    'You opened this page for the number ending in {current}. The link says it’s for the number ending in {other}.',
    'Binuksan ang page na ito para sa number na nagtatapos sa {current}. Ayon sa link, para ito sa number na nagtatapos sa {other}.',
  ],
  questionWarning: [
    'Switch only if you know whose account it is: what you pay or save there is for that account.',
    'Switch only if you know whose account it is. What you pay or save there goes to that account.',
    'Lumipat lang kung alam mo kung kaninong account iyon. Para sa account na iyon ang babayaran o ise-save mo roon.',
  ],
  stay: ['Stay in my account', 'Dito muna sa account ko'],
  open: ['Switch to the other account', 'Lumipat sa ibang account'],
});
