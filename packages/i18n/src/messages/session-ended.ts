import { defineMessages } from '../define-messages.ts';
import { close, logIn } from '../shared-wording.ts';

/** Over whatever screen is shown when the backend does not know the borrower any more. */
export const sessionEndedMessages = defineMessages({
  title: ['Your session has ended', 'You’re logged out', 'Naka-log out ka na'],
  text: [
    'Log in again to go on. This page, and what you typed, stays as it is until it is closed.',
    'Log in again to continue. This page, and what you typed, will be here until you close it.',
    'Mag-log in muli para magpatuloy. Narito pa rin ang page na ito at ang isinulat mo hanggang isara ito.',
  ],
  logIn,
  close,
});
