import { defineMessages } from '../define-messages.ts';
import {
  aboutUs,
  customerService,
  loading,
  myComplaints,
  orderNumber,
  sampleCompany,
  serviceHours,
} from '../shared-wording.ts';

/** Customer service, and the frame of the two static texts (spec §2). The texts themselves are Markdown of the app's. */
export const helpMessages = defineMessages({
  customerService,
  loading,
  lead: ['We are glad to help. Choose how to reach us.', 'How can we help?', 'Kailangan mo ng tulong?'],
  onlineService: ['Online Service', 'Chat with us', 'Makipag-chat'],
  /** The online service where it is a number to call. */
  onlineServiceCall: ['Online Service', 'Call us', 'Tawagan kami'],
  eMail: ['E-Mail', 'Email us', 'Mag-email'],
  /** The online service where it is a WhatsApp number. */
  whatsApp: ['Online Service', 'Chat on WhatsApp', 'Mag-WhatsApp'],
  hours: serviceHours,
  orderNumber,
  orderReady: ['Have it ready, please.', 'Have this number ready.', 'Ihanda ang number na ito.'],
  telephone: ['Telephone', 'Call us', 'Tawagan kami'],
  callHint: [
    'If the call does not start, copy the number.',
    'If the call didn’t start, copy the number and dial it.',
    'Kung hindi tumawag ang phone, kopyahin ang numero at i-dial ito.',
  ],
  noContact: [
    'No contact is available right now.',
    'Chat and email aren’t available right now',
    'Hindi available ang chat at email sa ngayon',
  ],
  noContactText: ['Please try again later.', 'Try again in a few minutes.', 'Subukan muli pagkalipas ng ilang minuto.'],
  myComplaints,
  aboutUs,
  privacyPolicy: ['Privacy policy', 'Privacy policy'],
  version: ['Version {version} · {date}', 'Version {version}, {date}', 'Bersyon {version}, {date}'],
  sample: sampleCompany,
});
