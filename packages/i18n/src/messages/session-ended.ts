import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Your session has ended',
  text: 'Log in again to go on. This page, and what you typed, stays as it is until it is closed.',
  logIn: 'Log in',
  close: 'Close',
} as const;

/** Over whatever screen is shown when the backend does not know the borrower any more. */
export const sessionEndedMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'You’re logged out',
    text: 'Log in again to continue. This page, and what you typed, will be here until you close it.',
  },
  fil: {
    title: 'Naka-log out ka na',
    text: 'Mag-log in muli para magpatuloy. Narito pa rin ang page na ito at ang isinulat mo hanggang isara ito.',
    logIn: 'Mag-log in',
    close: 'Isara',
  },
});
