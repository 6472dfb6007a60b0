import { defineMessages } from '../define-messages.ts';

const original = {
  question: 'May we count your visit?',
  what: 'We count which pages are opened and how far a form gets. Never what you type, and nothing that says who you are.',
  allow: 'Allow',
  refuse: 'No, thanks',
  privacyPolicy: 'Privacy Policy',
  granted: 'You allow us to count your visits.',
  refused: 'Your visits are not counted.',
  takeBack: 'Stop counting',
} as const;

/** The question whether a visit may be counted, and the way to change the answer. */
export const statisticsMessages = defineMessages({
  original,
  en: {
    ...original,
    question: 'May we count your visits?',
    what: 'We count which pages you open and how far you get in a form. We never count what you type or who you are.',
    refuse: 'No, thanks',
    privacyPolicy: 'Privacy policy',
    granted: 'We count your visits.',
    refused: 'We do not count your visits.',
    takeBack: 'Stop counting my visits',
  },
  fil: {
    question: 'Puwede ba naming bilangin ang pagbisita mo?',
    what: 'Binibilang namin kung aling page ang binuksan at hanggang saan umabot ang form. Hindi kailanman ang tina-type mo, at walang nagsasabi kung sino ka.',
    allow: 'Payagan',
    refuse: 'Huwag na',
    privacyPolicy: 'Patakaran sa privacy',
    granted: 'Pinapayagan mong bilangin ang mga pagbisita mo.',
    refused: 'Hindi binibilang ang mga pagbisita mo.',
    takeBack: 'Itigil ang pagbilang',
  },
});
