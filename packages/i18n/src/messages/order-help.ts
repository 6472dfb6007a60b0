import { defineMessages } from '../define-messages.ts';
import { customerService } from '../shared-wording.ts';

/** The quiet way to help on every screen where money is, with the order named. */
export const orderHelpMessages = defineMessages({
  title: ['Need help?', 'May tanong?'],
  customerService,
  complain: ['File a complaint', 'Report a problem', 'Mag-report ng problema'],
  complainAbout: [
    'File a complaint about order {number}',
    'Report a problem with loan no. {number}',
    'Mag-report ng problema sa loan no. {number}',
  ],
});
