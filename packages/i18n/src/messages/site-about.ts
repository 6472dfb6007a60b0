import { defineMessages } from '../define-messages.ts';

const original = {
  aboutLead: 'We lend small amounts to people in the Philippines, and we say what they cost.',
  mission: 'Our mission',
  missionText:
    'Credit should be something a person can check with a pencil. We lend amounts that can be repaid, for terms that are long enough to repay them, at a price that stands on one page.',
  advantages: 'What you can count on',
  advantageCost: 'The whole cost first',
  advantageCostText: 'Interest, due dates and charges are shown before you confirm, and again in your agreement.',
  advantageTime: 'Clear times',
  advantageTimeText: 'A decision within 1 day. The money within {creditMin} to {creditMax} calendar days of approval.',
  advantageEarly: 'Early repayment',
  advantageEarlyText: 'Possible once half of the term and at least {earlyDays} days since disbursement have passed.',
  advantageAnswer: 'People who answer',
  advantageAnswerText: 'A complaint filed in the app is answered within 3 weekdays.',
  team: 'Our team',
  teamText:
    'Credit, customer care and engineering work side by side. The person who reads your complaint can see your order, and can have a mistake put right.',
} as const;

/** About us of the public site (spec §2): mission, advantages and team. */
export const siteAboutMessages = defineMessages({
  original,
  en: original,
  fil: {
    aboutLead: 'Nagpapautang kami ng maliliit na halaga sa mga tao sa Pilipinas, at sinasabi namin kung magkano ito.',
    mission: 'Ang layunin namin',
    missionText:
      'Ang utang ay dapat kayang i-check ng tao gamit ang lapis. Nagpapautang kami ng mga halagang kayang bayaran, sa tagal na sapat para mabayaran ito, sa presyong kasya sa isang page.',
    advantages: 'Ano ang maaasahan mo',
    advantageCost: 'Buong gastos muna',
    advantageCostText:
      'Ipinapakita ang interes, mga petsa at mga singil bago ka magkumpirma, at muli sa iyong kasunduan.',
    advantageTime: 'Malinaw na oras',
    advantageTimeText:
      'Desisyon sa loob ng 1 araw. Pera sa loob ng {creditMin} hanggang {creditMax} araw sa kalendaryo mula sa pag-apruba.',
    advantageEarly: 'Maagang pagbabayad',
    advantageEarlyText:
      'Puwede kapag lumipas na ang kalahati ng tagal at hindi bababa sa {earlyDays} araw mula nang maipadala ang pera.',
    advantageAnswer: 'May sumasagot',
    advantageAnswerText: 'Sinasagot sa loob ng 3 weekday ang reklamong isinampa sa app.',
    team: 'Ang team namin',
    teamText:
      'Magkakatabing nagtatrabaho ang credit, customer care at engineering. Ang bumabasa ng reklamo mo ay nakikita ang order mo, at maipapaayos ang pagkakamali.',
  },
});
