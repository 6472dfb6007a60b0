import { defineMessages } from '../define-messages.ts';

/** Whose session a page is of, and the question before a link changes that. */
export const accountMessages = defineMessages({
  loggedIn: ['Logged in as {phone}', 'Naka-log in bilang {phone}'],
  loggedInEnding: [
    'Logged in with the phone number ending in {digits}',
    'Naka-log in gamit ang phone number na nagtatapos sa {digits}',
  ],

  questionTitle: ['Switch to another account?', 'Lumipat sa ibang account?'],
  questionText: [
    'This link opens another account than the one you are logged in to.',
    'This link opens an account that isn’t the one you’re logged in to.',
    'Ibang account ang bubuksan ng link na ito, hindi ang kung saan ka naka-log in.',
  ],
  questionNumbers: [
    'You are logged in with the number ending in {current}. This link opens the account of the number ending in {other}.',
    'You’re logged in with the number ending in {current}. This link opens the account of the number ending in {other}.',
    'Naka-log in ka gamit ang number na nagtatapos sa {current}. Ang account ng number na nagtatapos sa {other} ang bubuksan ng link na ito.',
  ],
  questionWarning: [
    'Switch only if you know whose account it is: what you pay or save there is for that account.',
    'Switch only if you know whose account it is. What you pay or save there goes to that account.',
    'Lumipat lang kung alam mo kung kaninong account iyon. Para sa account na iyon ang babayaran o ise-save mo roon.',
  ],
  stay: ['Stay in my account', 'Manatili sa account ko'],
  open: ['Switch to the other account', 'Lumipat sa ibang account'],
});
