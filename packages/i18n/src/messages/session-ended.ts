import { defineMessages } from '../define-messages.ts';
import { close, logIn } from '../shared-wording.ts';

/** Over whatever screen is shown when the backend does not know the borrower any more. */
export const sessionEndedMessages = defineMessages({
  title: ['Your session has ended', 'You’re logged out', 'Naka-log out ka na'],
  text: [
    'Log in again to go on. This page, and what you typed, stays as it is until it is closed.',
    'Log in again. We’ll keep this page as you left it.',
    'Mag-log in ulit. Mananatili ang page na ito gaya ng iniwan mo.',
  ],
  logIn,
  close,
});
