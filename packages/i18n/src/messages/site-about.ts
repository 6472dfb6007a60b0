import { defineMessages } from '../define-messages.ts';

/** About us of the public site (spec §2): mission, advantages and team. */
export const siteAboutMessages = defineMessages({
  aboutLead: [
    'We lend small amounts to people in the Philippines, and we say what they cost.',
    'Small cash loans for Filipinos, with the exact cost shown upfront.',
    'Maliliit na cash loan para sa mga Pilipino, malinaw agad ang babayaran.',
  ],
  aboutSince: [
    '{company}, in {city} since {since}.',
    '{company}. In {city} since {since}.',
    '{company}. Nasa {city} mula {since}.',
  ],
  mission: ['Our mission', 'Ang layunin namin'],
  missionText: [
    'Credit should be something a person can check with a pencil. We lend amounts that can be repaid, for terms that are long enough to repay them, at a price that stands on one page.',
    'A loan should be simple enough to check on paper. So we lend what you can afford to pay back, give you enough time, and show the full price on one page.',
    'Dapat madaling kuwentahin ang loan mo, kahit papel at lapis lang. Nagpapautang kami ng mga halagang kayang bayaran, sa tagal na sapat para mabayaran ito, sa presyong kasya sa isang page.',
  ],
  advantages: ['What you can count on', 'Why borrow from us', 'Ano ang maaasahan mo'],
  advantageCost: ['The whole cost first', 'You see the cost first', 'Buong gastos muna'],
  advantageCostText: [
    'Interest, due dates and charges are shown before you confirm, and again in your agreement.',
    'Interest, due dates and charges are on one page before you confirm, and again in your agreement.',
    'Nasa iisang page ang interes, mga due date at mga singil bago ka magkumpirma, at muli sa iyong kasunduan.',
  ],
  advantageTime: ['Clear times', 'You know when', 'Alam mo kung kailan'],
  advantageTimeText: [
    'A decision within 1 day. The money within {creditMin} to {creditMax} calendar days of approval.',
    'We decide within 1 day. After approval, your money arrives in {creditMin} to {creditMax} calendar days.',
    'Desisyon sa loob ng 1 araw. Pera sa loob ng {creditMin} hanggang {creditMax} araw (kasama ang weekend at holiday) mula sa pag-apruba.',
  ],
  advantageFee: ['No fee to apply', 'Walang bayad ang pag-apply'],
  advantageFeeText: [
    'We never ask you to pay anything before you receive a loan.',
    'You never pay anything before you get your loan.',
    'Wala kang babayaran bago mo matanggap ang loan mo.',
  ],
  advantageAnswer: ['People who answer', 'You get an answer', 'May sasagot sa iyo'],
  advantageAnswerText: [
    'A complaint filed in the app is answered within 3 weekdays.',
    'Send a complaint in the app, and we answer within 3 working days.',
    'Magpadala ng reklamo sa app, at sasagot kami sa loob ng 3 araw ng trabaho.',
  ],
  team: ['Our team', 'The people behind our loans', 'Ang team namin'],
  teamText: [
    'Credit, customer care and engineering work side by side. The person who reads your complaint can see your order, and can have a mistake put right.',
    'Our credit, customer care and engineering teams work as one. The person who reads your complaint can open your loan and get a mistake fixed.',
    'Magkakasama sa trabaho ang credit, customer care at engineering team namin. Ang babasa ng reklamo mo ay kayang buksan ang loan mo at ipaayos ang mali.',
  ],
});
