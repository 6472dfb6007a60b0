import { defineMessages } from '../define-messages.ts';
import { privacyPolicy } from '../shared-wording.ts';

/** The question whether a visit may be counted, and the way to change the answer. */
export const statisticsMessages = defineMessages({
  question: ['May we count your visit?', 'May we count your visits?', 'Puwede ba naming bilangin ang pagbisita mo?'],
  what: [
    'We count which pages are opened and how far a form gets. Never what you type, and nothing that says who you are.',
    'We count which pages you open and how far you get in a form. We never count what you type or who you are.',
    'Binibilang namin kung aling page ang binuksan at hanggang saan umabot ang form. Hindi kailanman ang tina-type mo, at walang nagsasabi kung sino ka.',
  ],
  allow: ['Allow', 'Payagan'],
  refuse: ['No, thanks', 'Huwag na'],
  privacyPolicy,
  granted: [
    'You allow us to count your visits.',
    'We count your visits.',
    'Pinapayagan mong bilangin ang mga pagbisita mo.',
  ],
  refused: ['Your visits are not counted.', 'We don’t count your visits.', 'Hindi binibilang ang mga pagbisita mo.'],
  takeBack: ['Stop counting', 'Itigil ang pagbilang'],
  stepsQuestion: ['May we also count your steps?', 'Puwede rin ba naming bilangin ang mga hakbang mo?'],
  stepsWhat: [
    'We count visits to this page and taps on the register button for the campaign that brought you here. May we also count which pages are opened and how far the form gets? Without names and without numbers.',
    'We count visits to this page, and taps on Sign up, for the campaign that brought you here. May we also count which pages you open and how far you get in the form? No names, no numbers.',
    'Binibilang namin ang mga pagbisita sa page na ito at ang mga pindot sa Mag-register para sa campaign na nagdala sa iyo rito. Puwede rin ba naming bilangin kung aling page ang binuksan at hanggang saan umabot ang form? Walang pangalan, walang number.',
  ],
  stepsGranted: [
    'You allow us to count your steps.',
    'We count your steps.',
    'Pinapayagan mong bilangin ang mga hakbang mo.',
  ],
  stepsRefused: ['Your steps are not counted.', 'We don’t count your steps.', 'Hindi binibilang ang mga hakbang mo.'],
});
