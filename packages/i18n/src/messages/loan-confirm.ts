import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  title: 'Confirm your loan',
  loanAmount: 'Loan Amount',
  loanTerm: 'Loan term',
  term: '{periods} {unit}',
  interest: 'Interest',
  loanInformation: 'Loan information',
  paymentInformation: 'Payment Information',
  dueOn: 'Due on {date}',
  dueUnknown: 'Due date not known',

  // The cost in plain words: only what the lender sent, and what can be worked out from it.
  costTitle: 'What this loan costs',
  received: 'You receive',
  repaid: 'You repay in all',
  cost: 'The loan costs you',
  notKnown: 'Not known',
  costSentence: 'You receive {received} and repay {repaid}, which is {cost} more.',
  repaymentsUntil: plural('count', {
    one: 'You repay it at once, on {last}.',
    other: 'You repay it in # payments, the first on {first} and the last on {last}.',
  }),
  costIncomplete: 'The lender has not sent everything that is needed to work this out. Ask before you apply.',

  agree: 'I have read and agree to',
  agreeWithout: 'I have read and agree to the loan agreement',
  agreements: 'Agreements',
  agreementsLoading: 'The agreements are loading...',
  agreementsFailed: 'The agreements could not be loaded.',
  agreeFirst: 'Tick the box to agree before you apply.',

  apply: 'Apply',
  applying: 'Sending your application...',
  checking: 'Checking your orders...',
  termsUnreadable: 'The terms of this loan could not be read, so you cannot apply right now. Please try again later.',

  agreementTitle: 'Agreement',
  agreementAgree: 'Agree',
  agreementCancel: 'Cancel',
  agreementFrame: 'Text of the agreement',
  agreementLoading: 'The agreement is loading...',
  agreementLate: 'The agreement has not appeared yet.',
  agreementOpen: 'Open the agreement on a page of its own',

  retentionTitle: 'Point out',
  retentionText: 'Your application has not been sent. Do you want to leave?',
  retentionAgree: 'Agree',
  retentionCancel: 'Cancel',

  promoTitle: 'An offer for you',
  promoClose: 'Close',
  promoButton: 'See more',

  // What became of an application when its answer was lost, or led nowhere.
  lostHint: 'We have no answer yet. We are checking your orders, so that you do not apply twice.',
  foundTitle: 'Your application was received',
  foundText: 'The answer was lost on the way, but the new order is among your orders.',
  appliedText: 'The page of the new order could not be opened from here. You find it among your orders.',
  notFoundTitle: 'Your application does not seem to have arrived',
  notFoundText: 'We had no answer, and your orders show no new one. You can apply again.',
  unsureTitle: 'We do not know whether your application arrived',
  unsureText: 'We had no answer. Look through your orders before you apply again.',
  unknownTitle: 'We do not know whether your application arrived',
  unknownText: 'We had no answer, and your orders could not be checked. Check them before you apply again.',
  checkAgain: 'Check again',
  seeOrder: 'See the order',
  seeOrders: 'See my orders',
  applyAgain: 'Back to the offer',
} as const;

/** Loan confirm v3 and its second variant (spec §2, §4; decisions on loan confirm). */
export const loanConfirmMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Kumpirmahin ang loan mo',
    loanAmount: 'Halaga ng Loan',
    loanTerm: 'Tagal ng loan',
    term: '{periods} {unit}',
    interest: 'Interes',
    loanInformation: 'Impormasyon ng loan',
    paymentInformation: 'Impormasyon ng Pagbabayad',
    dueOn: 'Babayaran sa {date}',
    dueUnknown: 'Hindi alam ang petsa ng bayad',

    costTitle: 'Magkano ang loan na ito',
    received: 'Matatanggap mo',
    repaid: 'Kabuuang babayaran mo',
    cost: 'Halaga ng pag-utang',
    notKnown: 'Hindi alam',
    costSentence: 'Makakatanggap ka ng {received} at magbabayad ng {repaid}, na mas mataas nang {cost}.',
    repaymentsUntil: plural('count', {
      one: 'Isang beses mo itong babayaran, sa {last}.',
      other: 'Babayaran mo ito sa # bayad, ang una sa {first} at ang huli sa {last}.',
    }),
    costIncomplete: 'Hindi ipinadala ng lender ang lahat ng kailangan para makuwenta ito. Magtanong bago mag-apply.',

    agree: 'Nabasa ko at sumasang-ayon ako sa',
    agreeWithout: 'Nabasa ko at sumasang-ayon ako sa kasunduan sa loan',
    agreements: 'Mga kasunduan',
    agreementsLoading: 'Naglo-load ang mga kasunduan...',
    agreementsFailed: 'Hindi ma-load ang mga kasunduan.',
    agreeFirst: 'I-check ang kahon para sumang-ayon bago mag-apply.',

    apply: 'Mag-apply',
    applying: 'Ipinapadala ang application mo...',
    checking: 'Chine-check ang mga order mo...',
    termsUnreadable:
      'Hindi mabasa ang mga kondisyon ng loan na ito kaya hindi ka pa makakapag-apply. Pakisubukan muli mamaya.',

    agreementTitle: 'Kasunduan',
    agreementAgree: 'Sumasang-ayon',
    agreementCancel: 'Kanselahin',
    agreementFrame: 'Teksto ng kasunduan',
    agreementLoading: 'Naglo-load ang kasunduan...',
    agreementLate: 'Hindi pa lumalabas ang kasunduan.',
    agreementOpen: 'Buksan ang kasunduan sa sarili nitong page',

    retentionTitle: 'Paalala',
    retentionText: 'Hindi pa naipapadala ang application mo. Gusto mo bang umalis?',
    retentionAgree: 'Oo',
    retentionCancel: 'Kanselahin',

    promoTitle: 'May alok para sa iyo',
    promoClose: 'Isara',
    promoButton: 'Tingnan pa',

    lostHint: 'Wala pa kaming sagot. Chine-check namin ang mga order mo para hindi ka madoble ng application.',
    foundTitle: 'Natanggap ang application mo',
    foundText: 'Nawala ang sagot sa daan, pero nasa mga order mo na ang bagong order.',
    appliedText: 'Hindi mabuksan mula rito ang page ng bagong order. Makikita mo ito sa mga order mo.',
    notFoundTitle: 'Mukhang hindi dumating ang application mo',
    notFoundText: 'Wala kaming natanggap na sagot, at walang bago sa mga order mo. Puwede kang mag-apply ulit.',
    unsureTitle: 'Hindi namin alam kung dumating ang application mo',
    unsureText: 'Wala kaming natanggap na sagot. Tingnan muna ang mga order mo bago mag-apply ulit.',
    unknownTitle: 'Hindi namin alam kung dumating ang application mo',
    unknownText:
      'Wala kaming natanggap na sagot at hindi ma-check ang mga order mo. I-check muna ang mga ito bago mag-apply ulit.',
    checkAgain: 'I-check ulit',
    seeOrder: 'Tingnan ang order',
    seeOrders: 'Tingnan ang mga order ko',
    applyAgain: 'Bumalik sa alok',
  },
});
