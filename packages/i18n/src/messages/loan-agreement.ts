import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { loanTerms } from '../shared-wording.ts';

/** The agreements of a loan, and the terms that every loan has (spec §9). */
export const loanAgreementMessages = defineMessages({
  title: ['Loan agreement', 'Your loan agreement', 'Kasunduan sa loan'],
  agreements: ['Agreements of this loan', 'Agreements for this loan', 'Mga kasunduan ng loan na ito'],
  agreementsEmpty: [
    'There is no agreement for this loan.',
    'This loan has no agreement to read.',
    'Walang kasunduan para sa loan na ito.',
  ],
  // Of an offer that this phone keeps.
  figures: [
    'You applied for {amount}. You repay {repaid} in all.',
    'You applied for {amount} and pay back {repaid}.',
    'Nag-apply ka para sa {amount} at {repaid} ang babayaran mo.',
  ],
  terms: loanTerms,

  who: ['Who may borrow', 'Who can borrow', 'Sino ang puwedeng umutang'],
  whoText: [
    'The borrower must be a Filipino over {age}.',
    'Filipinos over {age}.',
    'Mga Pilipinong lampas {age} taong gulang.',
  ],
  decision: ['Decision and credit', 'Our decision and your money', 'Desisyon at pagpapadala ng pera'],
  decisionText: [
    plural('decisionDays', {
      one: 'A decision is made within # day, and the loan is credited within {creditMin} to {creditMax} calendar days.',
      other:
        'A decision is made within # days, and the loan is credited within {creditMin} to {creditMax} calendar days.',
    }),
    plural('decisionDays', {
      one: 'We decide within # day. Your money arrives in {creditMin} to {creditMax} calendar days.',
      other: 'We decide within # days. Your money arrives in {creditMin} to {creditMax} calendar days.',
    }),
    'May desisyon sa loob ng {decisionDays} araw, at ipapasok ang loan sa loob ng {creditMin} hanggang {creditMax} araw sa kalendaryo.',
  ],
  term: ['Loan term', 'How long you borrow', 'Tagal ng loan'],
  termText: [
    '{minDays} to {maxDays} calendar days.',
    'From {minDays} to {maxDays} calendar days.',
    '{minDays} hanggang {maxDays} araw sa kalendaryo.',
  ],
  early: ['Early repayment', 'Paying early', 'Maagang pagbabayad'],
  earlyText: [
    'The loan may be repaid early once at least half the term has passed, and not earlier than {earlyDays} calendar days after disbursement.',
    'You can pay the whole loan early once half the term has passed, and at least {earlyDays} calendar days after you get the money.',
    'Puwedeng bayaran nang maaga kapag lumipas na ang hindi bababa sa kalahati ng tagal, at hindi mas maaga sa {earlyDays} araw sa kalendaryo mula nang maipadala ang pera.',
  ],
  late: ['Late payment', 'Paying late', 'Huli ang bayad'],
  lateOnce: [
    'Once: {penaltyNew} for new clients, {penaltyRepeat} for repeat clients.',
    'One-time penalty: {penaltyNew}, or {penaltyRepeat} if you’ve borrowed before.',
    'Isang beses na multa: {penaltyNew}, o {penaltyRepeat} kung nakautang ka na dati.',
  ],
  lateDaily: [
    'Each day, of the unpaid amount: {firstRate} on days {firstFrom} to {firstTo}, {secondRate} on days {secondFrom} to {secondTo}, and {thirdRate} from day {thirdFrom} on.',
    'You pay interest each day on the amount not paid: {firstRate} on days {firstFrom} to {firstTo}, {secondRate} on days {secondFrom} to {secondTo}, and {thirdRate} from day {thirdFrom}.',
    'Bawat araw, sa halagang hindi pa bayad: {firstRate} sa ika-{firstFrom} hanggang ika-{firstTo} araw, {secondRate} sa ika-{secondFrom} hanggang ika-{secondTo} araw, at {thirdRate} mula ika-{thirdFrom} araw.',
  ],
  prolongation: ['Prolongation', 'Moving your due date', 'Pag-move ng due date'],
  prolongationText: [
    'Extends the loan by the same period, after due interest and penalties have been paid.',
    'You can move your due date by one more term of the same length. First pay the interest and penalties that are due.',
    'Puwede mong i-move ang due date nang isa pang tagal na kapareho ng loan. Bayaran muna ang mga interes at multang dapat nang bayaran.',
  ],
  changes: ['Changes to report', 'Tell us about changes', 'Mga pagbabagong dapat ipaalam'],
  changesText: [
    'A change of name, birth date or address, within {changeDays} calendar days.',
    'If your name, birth date or address changes, tell us within {changeDays} calendar days.',
    'Pagbabago sa pangalan, petsa ng kapanganakan o address, sa loob ng {changeDays} araw sa kalendaryo.',
  ],
  assignment: ['Assignment', 'If another lender takes over', 'Paglilipat ng karapatan'],
  assignmentText: [
    'The loan may be assigned to another lender with {assignmentDays} business days notice.',
    'We may pass your loan to another lender. We’ll tell you {assignmentDays} working days before.',
    'Puwedeng ilipat ang loan sa ibang nagpapautang kung may abisong {assignmentDays} araw ng trabaho.',
  ],
  judgment: ['Judgment', 'If a court decides', 'Hatol ng hukuman'],
  judgmentText: [
    'What a court decides must be paid within {judgmentDays} days.',
    'You must pay what a court decides within {judgmentDays} days.',
    'Ang ipinasya ng hukuman ay dapat bayaran sa loob ng {judgmentDays} araw.',
  ],
});
