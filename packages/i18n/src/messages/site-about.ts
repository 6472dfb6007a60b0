import { defineMessages } from '../define-messages.ts';

const original = {
  aboutLead: 'We lend small amounts to people in the Philippines, and we say what they cost.',
  aboutSince: '{company}, in {city} since {since}.',
  mission: 'Our mission',
  missionText:
    'Credit should be something a person can check with a pencil. We lend amounts that can be repaid, for terms that are long enough to repay them, at a price that stands on one page.',
  advantages: 'What you can count on',
  advantageCost: 'The whole cost first',
  advantageCostText: 'Interest, due dates and charges are shown before you confirm, and again in your agreement.',
  advantageTime: 'Clear times',
  advantageTimeText: 'A decision within 1 day. The money within {creditMin} to {creditMax} calendar days of approval.',
  advantageFee: 'No fee to apply',
  advantageFeeText: 'We never ask you to pay anything before you receive a loan.',
  advantageAnswer: 'People who answer',
  advantageAnswerText: 'A complaint filed in the app is answered within 3 weekdays.',
  team: 'Our team',
  teamText:
    'Credit, customer care and engineering work side by side. The person who reads your complaint can see your order, and can have a mistake put right.',
} as const;

/** About us of the public site (spec §2): mission, advantages and team. */
export const siteAboutMessages = defineMessages({
  original,
  en: {
    ...original,
    aboutLead: 'Small cash loans for Filipinos, with the exact cost shown upfront.',
    aboutSince: '{company}. In {city} since {since}.',
    missionText:
      'A loan should be simple enough to check on paper. So we lend what you can afford to pay back, give you enough time, and show the full price on one page.',
    advantages: 'Why borrow from us',
    advantageCost: 'You see the cost first',
    advantageCostText:
      'Interest, due dates and charges are on one page before you confirm, and again in your agreement.',
    advantageTime: 'You know when',
    advantageTimeText:
      'We decide within 1 day. After approval, your money arrives in {creditMin} to {creditMax} calendar days.',
    advantageFeeText: 'You never pay anything before you get your loan.',
    advantageAnswer: 'You get an answer',
    advantageAnswerText: 'Send a complaint in the app, and we answer within 3 working days.',
    team: 'The people behind our loans',
    teamText:
      'Our credit, customer care and engineering teams work as one. The person who reads your complaint can open your loan and get a mistake fixed.',
  },
  fil: {
    aboutLead: 'Nagpapautang kami ng maliliit na halaga sa mga tao sa Pilipinas, at sinasabi namin kung magkano ito.',
    aboutSince: '{company}. Nasa {city} mula {since}.',
    mission: 'Ang layunin namin',
    missionText:
      'Dapat madaling kuwentahin ang loan mo, kahit papel at lapis lang. Nagpapautang kami ng mga halagang kayang bayaran, sa tagal na sapat para mabayaran ito, sa presyong kasya sa isang page.',
    advantages: 'Ano ang maaasahan mo',
    advantageCost: 'Buong gastos muna',
    advantageCostText:
      'Nasa iisang page ang interes, mga takdang petsa at mga singil bago ka magkumpirma, at muli sa iyong kasunduan.',
    advantageTime: 'Alam mo kung kailan',
    advantageTimeText:
      'Desisyon sa loob ng 1 araw. Pera sa loob ng {creditMin} hanggang {creditMax} araw (kasama ang weekend at holiday) mula sa pag-apruba.',
    advantageFee: 'Walang bayad ang pag-apply',
    advantageFeeText: 'Wala kang babayaran bago mo matanggap ang loan mo.',
    advantageAnswer: 'May sasagot sa iyo',
    advantageAnswerText: 'Magpadala ng reklamo sa app, at sasagot kami sa loob ng 3 araw ng trabaho.',
    team: 'Ang team namin',
    teamText:
      'Magkakasama sa trabaho ang credit, customer care at engineering team namin. Ang babasa ng reklamo mo ay kayang buksan ang loan mo at ipaayos ang mali.',
  },
});
