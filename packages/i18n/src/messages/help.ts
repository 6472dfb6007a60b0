import { defineMessages } from '../define-messages.ts';

const original = {
  customerService: 'Customer service',
  loading: 'loading...',
  lead: 'We are glad to help. Choose how to reach us.',
  onlineService: 'Online Service',
  onlineServiceOpen: 'Chat with us',
  eMail: 'E-Mail',
  eMailOpen: 'Write to us',
  telephone: 'Telephone',
  telephoneOpen: 'Call us',
  noContact: 'No contact is available right now.',
  noContactText: 'Please try again later.',
  myComplaints: 'My complaints',
  aboutUs: 'About us',
  privacyPolicy: 'Privacy policy',
  more: 'More',
  version: 'Version {version} · {date}',
  sample: 'Sample company: this is a demonstration, no lender stands behind it.',
} as const;

/** Customer service, and the frame of the two static texts (spec §2). The texts themselves are Markdown of the app's. */
export const helpMessages = defineMessages({
  original,
  en: original,
  fil: {
    customerService: 'Customer service',
    loading: 'Naglo-load...',
    lead: 'Handa kaming tumulong. Piliin kung paano mo kami kokontakin.',
    onlineService: 'Online Service',
    onlineServiceOpen: 'Makipag-chat sa amin',
    eMail: 'E-Mail',
    eMailOpen: 'Sumulat sa amin',
    telephone: 'Telepono',
    telephoneOpen: 'Tawagan kami',
    noContact: 'Walang contact na available sa ngayon.',
    noContactText: 'Pakisubukan muli mamaya.',
    myComplaints: 'Mga reklamo ko',
    aboutUs: 'Tungkol sa amin',
    privacyPolicy: 'Patakaran sa privacy',
    more: 'Iba pa',
    version: 'Bersyon {version} · {date}',
    sample: 'Halimbawang kumpanya: demonstrasyon lang ito, walang nagpapautang sa likod nito.',
  },
});
