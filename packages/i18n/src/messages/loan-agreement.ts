import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  title: 'Loan agreement',
  agreements: 'Agreements of this loan',
  agreementsEmpty: 'There is no agreement for this loan.',
  terms: 'Loan terms and conditions',

  who: 'Who may borrow',
  whoText: 'The borrower must be a Filipino over {age}.',
  decision: 'Decision and credit',
  decisionText: plural('decisionDays', {
    one: 'A decision is made within # day, and the loan is credited within {creditMin} to {creditMax} calendar days.',
    other:
      'A decision is made within # days, and the loan is credited within {creditMin} to {creditMax} calendar days.',
  }),
  term: 'Loan term',
  termText: '{minDays} to {maxDays} calendar days.',
  early: 'Early repayment',
  earlyText:
    'The loan may be repaid early once at least half the term has passed, and not earlier than {earlyDays} calendar days after disbursement.',
  late: 'Late payment',
  lateOnce: 'Once: {penaltyNew} for new clients, {penaltyRepeat} for repeat clients.',
  lateDaily:
    'Each day, of the unpaid amount: {firstRate} on days {firstFrom} to {firstTo}, {secondRate} on days {secondFrom} to {secondTo}, and {thirdRate} from day {thirdFrom} on.',
  prolongation: 'Prolongation',
  prolongationText: 'Extends the loan by the same period, after due interest and penalties have been paid.',
  changes: 'Changes to report',
  changesText: 'A change of name, birth date or address, within {changeDays} calendar days.',
  assignment: 'Assignment',
  assignmentText: 'The loan may be assigned to another lender with {assignmentDays} business days notice.',
  judgment: 'Judgment',
  judgmentText: 'What a court decides must be paid within {judgmentDays} days.',
} as const;

/** The agreements of a loan, and the terms that every loan has (spec §9). */
export const loanAgreementMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'Your loan agreement',
    agreements: 'Agreements for this loan',
    agreementsEmpty: 'This loan has no agreement to read.',
    who: 'Who can borrow',
    whoText: 'Filipinos over {age}.',
    decision: 'Our decision and your money',
    decisionText: plural('decisionDays', {
      one: 'We decide within # day. Your money arrives in {creditMin} to {creditMax} calendar days.',
      other: 'We decide within # days. Your money arrives in {creditMin} to {creditMax} calendar days.',
    }),
    term: 'How long you borrow',
    termText: 'From {minDays} to {maxDays} calendar days.',
    early: 'Paying early',
    earlyText:
      'You can pay the whole loan early once half the term has passed, and at least {earlyDays} calendar days after you get the money.',
    late: 'Paying late',
    lateOnce: 'One-time penalty: {penaltyNew}, or {penaltyRepeat} if you’ve borrowed before.',
    lateDaily:
      'You pay interest each day on the amount not paid: {firstRate} on days {firstFrom} to {firstTo}, {secondRate} on days {secondFrom} to {secondTo}, and {thirdRate} from day {thirdFrom}.',
    prolongation: 'Moving your due date',
    prolongationText:
      'You can move your due date by one more term of the same length. First pay the interest and penalties that are due.',
    changes: 'Tell us about changes',
    changesText: 'If your name, birth date or address changes, tell us within {changeDays} calendar days.',
    assignment: 'If another lender takes over',
    assignmentText: 'We may pass your loan to another lender. We’ll tell you {assignmentDays} working days before.',
    judgment: 'If a court decides',
    judgmentText: 'You must pay what a court decides within {judgmentDays} days.',
  },
  fil: {
    title: 'Kasunduan sa loan',
    agreements: 'Mga kasunduan ng loan na ito',
    agreementsEmpty: 'Walang kasunduan para sa loan na ito.',
    terms: 'Mga tuntunin at kondisyon ng loan',

    who: 'Sino ang puwedeng umutang',
    whoText: 'Mga Pilipinong lampas {age} taong gulang.',
    decision: 'Desisyon at pagpapadala ng pera',
    decisionText:
      'May desisyon sa loob ng {decisionDays} araw, at ipapasok ang loan sa loob ng {creditMin} hanggang {creditMax} araw sa kalendaryo.',
    term: 'Tagal ng loan',
    termText: '{minDays} hanggang {maxDays} araw sa kalendaryo.',
    early: 'Maagang pagbabayad',
    earlyText:
      'Puwedeng bayaran nang maaga kapag lumipas na ang hindi bababa sa kalahati ng tagal, at hindi mas maaga sa {earlyDays} araw sa kalendaryo mula nang maipadala ang pera.',
    late: 'Huli ang bayad',
    lateOnce: 'Isang beses na multa: {penaltyNew}, o {penaltyRepeat} kung nakautang ka na dati.',
    lateDaily:
      'Bawat araw, sa halagang hindi pa bayad: {firstRate} sa ika-{firstFrom} hanggang ika-{firstTo} araw, {secondRate} sa ika-{secondFrom} hanggang ika-{secondTo} araw, at {thirdRate} mula ika-{thirdFrom} araw.',
    prolongation: 'Paglipat ng takdang petsa',
    prolongationText:
      'Puwede mong ilipat ang takdang petsa nang isa pang tagal na kapareho ng loan. Bayaran muna ang mga interes at multang dapat nang bayaran.',
    changes: 'Mga pagbabagong dapat ipaalam',
    changesText: 'Pagbabago sa pangalan, petsa ng kapanganakan o address, sa loob ng {changeDays} araw sa kalendaryo.',
    assignment: 'Paglilipat ng karapatan',
    assignmentText: 'Puwedeng ilipat ang loan sa ibang nagpapautang kung may abisong {assignmentDays} araw ng trabaho.',
    judgment: 'Hatol ng hukuman',
    judgmentText: 'Ang ipinasya ng hukuman ay dapat bayaran sa loob ng {judgmentDays} araw.',
  },
});
