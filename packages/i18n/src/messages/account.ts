import { defineMessages } from '../define-messages.ts';

const original = {
  loggedIn: 'Logged in as {phone}',
  loggedInEnding: 'Logged in with the phone number ending in {digits}',

  questionTitle: 'Switch to another account?',
  questionText: 'This link opens another account than the one you are logged in to.',
  questionNumbers:
    'You are logged in with the number ending in {current}. This link opens the account of the number ending in {other}.',
  questionWarning: 'Switch only if you know whose account it is: what you pay or save there is for that account.',
  stay: 'Stay in my account',
  open: 'Switch to the other account',
} as const;

/** Whose session a page is of, and the question before a link changes that. */
export const accountMessages = defineMessages({
  original,
  en: {
    ...original,
    questionText: 'This link opens an account that isn’t the one you’re logged in to.',
    questionNumbers:
      'You’re logged in with the number ending in {current}. This link opens the account of the number ending in {other}.',
    questionWarning: 'Switch only if you know whose account it is. What you pay or save there goes to that account.',
  },
  fil: {
    loggedIn: 'Naka-log in bilang {phone}',
    loggedInEnding: 'Naka-log in gamit ang phone number na nagtatapos sa {digits}',

    questionTitle: 'Lumipat sa ibang account?',
    questionText: 'Ibang account ang bubuksan ng link na ito, hindi ang kung saan ka naka-log in.',
    questionNumbers:
      'Naka-log in ka gamit ang number na nagtatapos sa {current}. Ang account ng number na nagtatapos sa {other} ang bubuksan ng link na ito.',
    questionWarning:
      'Lumipat lang kung alam mo kung kaninong account iyon. Para sa account na iyon ang babayaran o ise-save mo roon.',
    stay: 'Manatili sa account ko',
    open: 'Lumipat sa ibang account',
  },
});
