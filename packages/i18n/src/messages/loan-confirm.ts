import { defineMessages } from '../define-messages.ts';
import {
  applyForLoan,
  borrowedAmount,
  close,
  confirmLoan,
  lender,
  loanCost,
  loanTerm,
  loanTerms,
  loansForYou,
  notKnown,
  notNow,
  opening,
  paymentInformation,
  receivedAmount,
  totalRepaid,
} from '../shared-wording.ts';

/** Loan confirm v3 and its second variant (spec §2, §4; decisions on loan confirm). */
export const loanConfirmMessages = defineMessages({
  title: confirmLoan,
  loanAmount: borrowedAmount,
  received: receivedAmount,
  keptBack: ['{amount} is kept back', '{amount} kept back', '{amount} ang ibinawas'],
  loanTerm,
  firstPaymentDate: ['First payment date', 'First due date', 'Unang due date'],
  term: ['{periods} {unit}', '{periods} {unit}'],
  loanInformation: ['Loan information', 'About this loan', 'Tungkol sa loan na ito'],
  paymentInformation,
  dueOn: ['Due on {date}', '{date}', '{date}'],
  dueUnknown: ['Due date not known', 'Due date not known yet', 'Hindi pa alam ang due date'],
  eachRepayment: ['Each: {parts}', 'Each installment: {parts}', 'Bawat hulog: {parts}'],
  showAllRepayments: ['Show all {count} payments', 'Show all {count}', 'Ipakita ang lahat ng {count}'],

  // The cost in plain words: only what the lender sent, and what can be worked out from it.
  costTitle: ['What this loan costs', 'What you pay for this loan', 'Magkano ang loan na ito'],
  repaid: totalRepaid,
  cost: loanCost,
  notKnown,
  costPerUnit: ['{cost} for every {unit}', '{cost} for every {unit} you borrow', '{cost} kada {unit} na hihiramin mo'],
  instalments: ['Repayments', 'Installments', 'Mga hulog'],
  eachMonth: ['Repayments', 'Each month', 'Bawat buwan'],
  // In the legend of the bar, where nothing is kept back: 'You get all of it'.
  allOfIt: ['all of it', 'lahat'],
  costPart: ['The loan costs you', 'Cost', 'Gastos'],
  lender,
  youAccept: ['You agree to: {title}.', 'You accept: {title}.', 'Sumasang-ayon ka sa: {title}.'],
  youAcceptMore: [
    'You agree to: {title}, and {count} more.',
    'You accept: {title} and {count} more.',
    'Sumasang-ayon ka sa: {title} at {count} pa.',
  ],
  costSentence: [
    'You repay {repaid} in all. The loan costs you {cost}.',
    'You pay back {repaid}. The loan costs {cost}.',
    '{repaid} ang babayaran mo. {cost} ang interes at fees.',
  ],
  costUnknown: [
    'What this loan costs is not known, so you cannot apply right now. Ask customer service.',
    'We can’t show what this loan costs, so you can’t apply now. Contact customer service.',
    'Hindi namin maipakita ang gastos sa loan na ito kaya hindi ka pa makakapag-apply. Kontakin ang customer service.',
  ],

  seeOffers: loansForYou,
  agree: ['I have read and agree to', 'I’ve read and accept', 'Nabasa at tanggap ko ang'],
  titleAndMore: ['{title}, and {count} more', '{title} and {count} more', '{title} at {count} pa'],
  loanTerms,
  agreements: ['Agreements', 'Mga kasunduan'],
  agreementsLoading: ['The agreements are loading...', 'Loading the agreements…', 'Naglo-load ang mga kasunduan…'],
  agreementsFailed: [
    'The agreements could not be loaded.',
    'We couldn’t load the agreements.',
    'Hindi ma-load ang mga kasunduan.',
  ],
  agreementsNeeded: [
    'You can apply once the agreements have been loaded.',
    'You can apply once the agreements load.',
    'Makakapag-apply ka kapag na-load na ang mga kasunduan.',
  ],
  agreeFirst: [
    'Tick the box to agree before you apply.',
    'To apply, tick the box first.',
    'I-check ang kahon para sumang-ayon bago mag-apply.',
  ],
  agreementUnopened: [
    'An agreement could not be opened. Try again, or tick the box if you agree.',
    'One agreement didn’t open. Try again, or tick the box if you still accept.',
    'May kasunduang hindi nabuksan. Subukan muli, o i-check ang kahon kung sumasang-ayon ka pa rin.',
  ],
  termsChanged: [
    'The terms have changed since you agreed. Read them again, then tick the box.',
    'The terms have changed. Read them again, then tick the box.',
    'Nagbago ang mga tuntunin. Basahin ulit, saka i-check ang kahon.',
  ],
  termsOld: [
    'These terms may have changed. They could not be read again.',
    'These terms may be out of date. We couldn’t load them again.',
    'Baka luma na ang mga tuntuning ito. Hindi na-load ulit.',
  ],
  termsRereading: ['Checking the terms...', 'Checking the terms…', 'Tinitingnan ang mga tuntunin…'],
  termsReadAgain: ['Read them again', 'Load again', 'I-load muli'],

  apply: applyForLoan,
  applyFor: ['Apply: {amount}', 'Apply for {amount}', 'Mag-apply para sa {amount}'],
  applying: ['Sending your application...', 'Sending your application…', 'Ipinapadala ang application mo…'],
  applyTurnedOff: [
    'New applications are paused right now. Please try again later.',
    'You can’t apply right now. Try again later.',
    'Naka-pause muna ang mga bagong application. Subukan muli mamaya.',
  ],
  termsUnreadable: [
    'The terms of this loan could not be read, so you cannot apply right now. Please try again later.',
    'We couldn’t read the terms of this loan, so you can’t apply now. Contact customer service.',
    'Hindi mabasa ang mga tuntunin ng loan na ito kaya hindi ka pa makakapag-apply. Kontakin ang customer service.',
  ],

  // Figures of an offer that cannot both be so, and rows that say another figure than the page.
  termsContradict: [
    'The figures of this offer contradict each other, so you cannot apply right now.',
    'The numbers in this offer don’t add up, so you can’t apply now. Contact customer service.',
    'Hindi nagtutugma ang mga halaga sa offer na ito kaya hindi ka pa makakapag-apply. Kontakin ang customer service.',
  ],
  contradictionTitle: [
    'The figures of this offer contradict each other',
    'The numbers in this offer don’t add up',
    'Hindi nagtutugma ang mga halaga sa offer na ito',
  ],
  contradictionTotal: [
    'You receive {received}, but all repayments together are only {repaid}.',
    'You get {received}, but the payments add up to only {repaid}.',
    '{received} ang matatanggap mo, pero {repaid} lang ang lahat ng bayad.',
  ],
  contradictionCurrency: [
    'The link to this offer says rupees, but the lender says pesos.',
    'The link to this offer is in rupees, but the lender’s numbers are in pesos.',
    'Rupee ang nasa link ng offer na ito, pero piso ang sinasabi ng nagpapautang.',
  ],
  differingTitle: ['The figures differ', 'Some numbers differ', 'May mga halagang magkaiba'],
  differingText: [
    'Ask us, or read the agreement before you apply.',
    'Ask us or read the agreement before you apply.',
    'Magtanong sa amin o basahin ang kasunduan bago mag-apply.',
  ],
  differingCurrency: [
    '“{label}” is {said}, in another currency than this offer.',
    '“{label}” says {said}, but this offer is in another currency.',
    'Ayon sa “{label}”, {said}. Iba ang pera ng alok na ito.',
  ],
  differingRow: [
    '“{label}” is {said}, but the other figures say {expected}.',
    '“{label}” says {said}. The other numbers make it {expected}.',
    'Ayon sa “{label}”, {said}. Ayon sa ibang halaga, {expected}.',
  ],
  contradictionDate: [
    'The first payment date is {said}, but the first payment of the plan is on {planned}.',
    'The first due date is {said}, but the first payment is planned for {planned}.',
    '{said} ang unang due date, pero {planned} ang unang bayad sa plano.',
  ],

  agreementTitle: ['Agreement', 'Loan agreement', 'Kasunduan'],
  agreementAgree: ['Agree', 'I agree', 'Sumasang-ayon'],
  agreementCancel: notNow,
  agreementFrame: ['Text of the agreement', 'Loan agreement text', 'Teksto ng kasunduan'],
  agreementLoading: ['The agreement is loading...', 'Loading the agreement…', 'Naglo-load ang kasunduan…'],
  agreementLate: [
    'The agreement could not be shown here. Load it again, or open it on a page of its own.',
    'We couldn’t show the agreement here. Load it again, or open it on its own page.',
    'Hindi maipakita rito ang kasunduan. I-load ulit, o buksan ito sa sarili nitong page.',
  ],
  agreementShown: ['The agreement is shown.', 'The agreement is ready to read.', 'Puwede nang basahin ang kasunduan.'],
  agreementOpenFirst: [
    'Open the agreement and read it. Then you can agree here.',
    'Open the agreement to read it. Then you can agree here.',
    'Buksan at basahin ang kasunduan. Saka ka puwedeng sumang-ayon dito.',
  ],
  agreementOpen: ['Open the agreement', 'Open the full agreement', 'Buksan ang kasunduan'],
  agreementOpening: opening,
  agreementBlocked: [
    'Ask customer service for the agreement before you apply.',
    'Before you apply, ask customer service for the agreement.',
    'Bago mag-apply, hingin sa customer service ang kasunduan.',
  ],

  retentionTitle: ['Point out', 'Leave this page?', 'Aalis sa page na ito?'],
  retentionText: [
    'Your application has not been sent. Do you want to leave?',
    'You haven’t applied for this loan yet.',
    'Hindi ka pa nag-a-apply para sa loan na ito.',
  ],
  retentionAgree: ['Agree', 'Leave', 'Umalis'],
  retentionCancel: ['Cancel', 'Stay', 'Dito muna'],

  promoTitle: ['An offer for you', 'A special offer for you', 'May alok para sa iyo'],
  promoClose: close,
  promoButton: ['See more', 'See the offer', 'Tingnan pa'],
});
