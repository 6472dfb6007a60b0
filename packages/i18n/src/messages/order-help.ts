import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Need help?',
  customerService: 'Customer service',
  complain: 'File a complaint',
  complainAbout: 'File a complaint about order {number}',
} as const;

/** The quiet way to help on every screen where money is, with the order named. */
export const orderHelpMessages = defineMessages({
  original,
  en: {
    ...original,
    complain: 'Report a problem',
    complainAbout: 'Report a problem with loan no. {number}',
  },
  fil: {
    title: 'May tanong?',
    customerService: 'Customer service',
    complain: 'Mag-report ng problema',
    complainAbout: 'Mag-report ng problema sa loan no. {number}',
  },
});
