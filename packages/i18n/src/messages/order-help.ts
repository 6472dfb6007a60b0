import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Need help?',
  customerService: 'Customer service',
  complain: 'File a complaint',
  aboutOrder: 'Your order number is {order}. Please have it ready.',
  complainAbout: 'File a complaint about order {order}',
} as const;

/** The quiet way to help on every screen where money is, with the order named. */
export const orderHelpMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'Do you need help?',
    complain: 'Make a complaint',
    aboutOrder: 'Please have your loan number ready: {order}',
    complainAbout: 'Make a complaint about loan {order}',
  },
  fil: {
    title: 'Kailangan mo ng tulong?',
    customerService: 'Customer service',
    complain: 'Magreklamo',
    aboutOrder: 'Ihanda ang numero ng loan mo: {order}',
    complainAbout: 'Magreklamo tungkol sa loan {order}',
  },
});
