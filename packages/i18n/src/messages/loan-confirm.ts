import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Confirm your loan',
  loanAmount: 'Loan Amount',
  loanTerm: 'Loan term',
  firstPaymentDate: 'First payment date',
  term: '{periods} {unit}',
  loanInformation: 'Loan information',
  paymentInformation: 'Payment Information',
  dueOn: 'Due on {date}',
  dueUnknown: 'Due date not known',

  // The cost in plain words: only what the lender sent, and what can be worked out from it.
  costTitle: 'What this loan costs',
  repaid: 'You repay in all',
  cost: 'The loan costs you',
  notKnown: 'Not known',
  costSentence: 'You repay {repaid} in all, {cost} more than you get.',
  repaidInParts: 'You repay it in {count} payments, the first on {first} and the last on {last}.',
  costIncomplete: 'The lender has not sent everything that is needed to work this out. Ask before you apply.',

  agree: 'I have read and agree to',
  agreeWithout: 'I have read and agree to the loan agreement',
  agreements: 'Agreements',
  agreementsLoading: 'The agreements are loading...',
  agreementsFailed: 'The agreements could not be loaded.',
  agreementsNeeded: 'You can apply once the agreements have been loaded.',
  agreeFirst: 'Tick the box to agree before you apply.',
  termsChanged: 'The terms have changed since you agreed. Read them again, then tick the box.',

  apply: 'Apply',
  applying: 'Sending your application...',
  applyTurnedOff: 'New applications are paused right now. Please try again later.',
  termsUnreadable: 'The terms of this loan could not be read, so you cannot apply right now. Please try again later.',

  // Figures of an offer that cannot both be so.
  termsContradict: 'The figures of this offer contradict each other, so you cannot apply right now.',
  contradictionTitle: 'The figures of this offer contradict each other',
  contradictionTotal: 'The loan is {amount}, but all repayments together are only {repaid}.',
  contradictionRow: '“{label}” is {said}, but the other figures say {expected}.',
  contradictionDate: 'The first payment date is {said}, but the first payment of the plan is on {planned}.',

  agreementTitle: 'Agreement',
  agreementAgree: 'Agree',
  agreementCancel: 'Cancel',
  agreementFrame: 'Text of the agreement',
  agreementLoading: 'The agreement is loading...',
  agreementLate: 'The agreement could not be shown here. Load it again, or open it on a page of its own.',
  agreementOpen: 'Open the agreement on a page of its own',

  retentionTitle: 'Point out',
  retentionText: 'Your application has not been sent. Do you want to leave?',
  retentionAgree: 'Agree',
  retentionCancel: 'Cancel',

  promoTitle: 'An offer for you',
  promoClose: 'Close',
  promoButton: 'See more',
} as const;

/** Loan confirm v3 and its second variant (spec §2, §4; decisions on loan confirm). */
export const loanConfirmMessages = defineMessages({
  original,
  en: { ...original, loanAmount: 'You get' },
  fil: {
    title: 'Kumpirmahin ang loan mo',
    loanAmount: 'Matatanggap mo',
    loanTerm: 'Tagal ng loan',
    firstPaymentDate: 'Petsa ng unang bayad',
    term: '{periods} {unit}',
    loanInformation: 'Impormasyon ng loan',
    paymentInformation: 'Impormasyon ng Pagbabayad',
    dueOn: 'Babayaran sa {date}',
    dueUnknown: 'Hindi alam ang petsa ng bayad',

    costTitle: 'Magkano ang loan na ito',
    repaid: 'Kabuuang babayaran mo',
    cost: 'Halaga ng pag-utang',
    notKnown: 'Hindi alam',
    costSentence: '{repaid} ang kabuuang babayaran mo, {cost} higit sa matatanggap mo.',
    repaidInParts: 'Babayaran mo ito sa {count} bayad, ang una sa {first} at ang huli sa {last}.',
    costIncomplete: 'Hindi ipinadala ng lender ang lahat ng kailangan para makuwenta ito. Magtanong bago mag-apply.',

    agree: 'Nabasa ko at sumasang-ayon ako sa',
    agreeWithout: 'Nabasa ko at sumasang-ayon ako sa kasunduan sa loan',
    agreements: 'Mga kasunduan',
    agreementsLoading: 'Naglo-load ang mga kasunduan...',
    agreementsFailed: 'Hindi ma-load ang mga kasunduan.',
    agreementsNeeded: 'Makakapag-apply ka kapag na-load na ang mga kasunduan.',
    agreeFirst: 'I-check ang kahon para sumang-ayon bago mag-apply.',
    termsChanged: 'Nagbago ang mga kondisyon mula nang sumang-ayon ka. Basahin ulit, saka i-check ang kahon.',

    apply: 'Mag-apply',
    applying: 'Ipinapadala ang application mo...',
    applyTurnedOff: 'Naka-pause muna ang mga bagong application. Pakisubukan muli mamaya.',
    termsUnreadable:
      'Hindi mabasa ang mga kondisyon ng loan na ito kaya hindi ka pa makakapag-apply. Pakisubukan muli mamaya.',

    termsContradict: 'Magkasalungat ang mga halaga ng alok na ito kaya hindi ka pa makakapag-apply.',
    contradictionTitle: 'Magkasalungat ang mga halaga ng alok na ito',
    contradictionTotal: '{amount} ang loan, pero {repaid} lang ang lahat ng bayad.',
    contradictionRow: 'Ang “{label}” ay {said}, pero {expected} ayon sa ibang halaga.',
    contradictionDate: 'Ang petsa ng unang bayad ay {said}, pero {planned} ang unang bayad sa plano.',

    agreementTitle: 'Kasunduan',
    agreementAgree: 'Sumasang-ayon',
    agreementCancel: 'Kanselahin',
    agreementFrame: 'Teksto ng kasunduan',
    agreementLoading: 'Naglo-load ang kasunduan...',
    agreementLate: 'Hindi maipakita rito ang kasunduan. I-load ulit, o buksan ito sa sarili nitong page.',
    agreementOpen: 'Buksan ang kasunduan sa sarili nitong page',

    retentionTitle: 'Paalala',
    retentionText: 'Hindi pa naipapadala ang application mo. Gusto mo bang umalis?',
    retentionAgree: 'Oo',
    retentionCancel: 'Kanselahin',

    promoTitle: 'May alok para sa iyo',
    promoClose: 'Isara',
    promoButton: 'Tingnan pa',
  },
});
