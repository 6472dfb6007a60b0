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
  en: original,
  fil: {
    title: 'Tapos na ang session mo',
    text: 'Mag-log in muli para makapagpatuloy. Mananatili ang page na ito.',
    logIn: 'Mag-log in',
    close: 'Isara',
  },
});
