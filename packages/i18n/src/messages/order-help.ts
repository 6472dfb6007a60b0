import { defineMessages } from '../define-messages.ts';
import { customerService, fileComplaint, latePayment, yourRights } from '../shared-wording.ts';

/** The row of help on every screen where money is. */
export const orderHelpMessages = defineMessages({
  title: ['Get help', 'Humingi ng tulong'],
  talkToUs: ['Talk to us', 'Kausapin kami'],
  customerService,
  yourRights,
  late: latePayment,

  // Of customer service, by its hours
  openUntil: ['Open now, until {time}', 'Bukas ngayon hanggang {time}'],
  opensAt: ['Closed until {time}', 'Sarado hanggang {time}'],
  opensOn: ['Closed until {day}, {time}', 'Sarado hanggang {day}, {time}'],

  // The report of a payment that the loan does not show
  paid: ['I have paid', 'I’ve paid already', 'Nagbayad na ako'],
  reported: [
    'Problem reported on {sent}, answer by {by}. The repayment date stays.',
    'You reported a problem on {sent}. Answer by {by}. Your due date stays.',
    'Nag-report ka noong {sent}. Sagot hanggang {by}. Hindi nagbabago ang due date.',
  ],

  complain: fileComplaint,
  complainAbout: [
    'File a complaint about order {number}',
    'Report a problem with loan no. {number}',
    'Mag-report ng problema sa loan no. {number}',
  ],
});
