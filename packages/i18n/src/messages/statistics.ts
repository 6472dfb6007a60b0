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
  stepsQuestion: 'May we also count your steps?',
  stepsWhat:
    'We count visits to this page and taps on the register button for the campaign that brought you here. May we also count which pages are opened and how far the form gets? Without names and without numbers.',
  stepsGranted: 'You allow us to count your steps.',
  stepsRefused: 'Your steps are not counted.',
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
    refused: 'We don’t count your visits.',
    takeBack: 'Stop counting',
    stepsWhat:
      'We count visits to this page, and taps on Sign up, for the campaign that brought you here. May we also count which pages you open and how far you get in the form? No names, no numbers.',
    stepsGranted: 'We count your steps.',
    stepsRefused: 'We don’t count your steps.',
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
    stepsQuestion: 'Puwede rin ba naming bilangin ang mga hakbang mo?',
    stepsWhat:
      'Binibilang namin ang mga pagbisita sa page na ito at ang mga pindot sa Mag-register para sa campaign na nagdala sa iyo rito. Puwede rin ba naming bilangin kung aling page ang binuksan at hanggang saan umabot ang form? Walang pangalan, walang number.',
    stepsGranted: 'Pinapayagan mong bilangin ang mga hakbang mo.',
    stepsRefused: 'Hindi binibilang ang mga hakbang mo.',
  },
});
