import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Your session has ended',
  text: 'Log in again to go on. This page stays as it is.',
  logIn: 'Log in',
  close: 'Close',
} as const;

/** Over whatever screen is shown when the backend does not know the borrower any more. */
export const sessionEndedMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'You’re logged out',
    text: 'Log in again to continue. This page will still be here.',
  },
  fil: {
    title: 'Naka-log out ka na',
    text: 'Mag-log in muli para magpatuloy. Narito pa rin ang page na ito.',
    logIn: 'Mag-log in',
    close: 'Isara',
  },
});
