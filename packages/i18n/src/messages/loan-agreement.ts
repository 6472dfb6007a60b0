import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Loan agreement',
  agreements: 'Agreements of this loan',
  agreementsEmpty: 'There is no agreement for this loan.',
  terms: 'Loan terms and conditions',

  who: 'Who may borrow',
  whoText: 'The borrower must be a Filipino over 18.',
  decision: 'Decision and credit',
  decisionText: 'A decision is made within 1 day, and the loan is credited within 1 to 3 calendar days.',
  term: 'Loan term',
  termText: '91 to 365 calendar days.',
  early: 'Early repayment',
  earlyText:
    'The loan may be repaid early once at least half the term has passed, and not earlier than 7 calendar days after disbursement.',
  late: 'Late payment',
  lateOnce: 'Once: Rs.1,000 for new clients, Rs.800 for repeat clients.',
  lateDaily: 'Each day, of the unpaid amount: 5% on days 1 to 30, 4% on days 31 to 90, and 2% from day 91 on.',
  prolongation: 'Prolongation',
  prolongationText: 'Extends the loan by the same period, after due interest and penalties have been paid.',
  changes: 'Changes to report',
  changesText: 'A change of name, birth date or address, within 3 calendar days.',
  assignment: 'Assignment',
  assignmentText: 'The loan may be assigned to another lender with 7 business days notice.',
  judgment: 'Judgment',
  judgmentText: 'What a court decides must be paid within 10 days.',
} as const;

/** The agreements of a loan, and the terms that every loan has (spec §9). */
export const loanAgreementMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Kasunduan sa loan',
    agreements: 'Mga kasunduan ng loan na ito',
    agreementsEmpty: 'Walang kasunduan para sa loan na ito.',
    terms: 'Mga tuntunin at kondisyon ng loan',

    who: 'Sino ang puwedeng umutang',
    whoText: 'Ang umuutang ay dapat Pilipino na lampas 18 taong gulang.',
    decision: 'Desisyon at pagpapadala ng pera',
    decisionText: 'May desisyon sa loob ng 1 araw, at ipapasok ang loan sa loob ng 1 hanggang 3 araw sa kalendaryo.',
    term: 'Tagal ng loan',
    termText: '91 hanggang 365 araw sa kalendaryo.',
    early: 'Maagang pagbabayad',
    earlyText:
      'Puwedeng bayaran nang maaga kapag lumipas na ang hindi bababa sa kalahati ng tagal, at hindi mas maaga sa 7 araw sa kalendaryo mula nang maipadala ang pera.',
    late: 'Huling pagbabayad',
    lateOnce: 'Isang beses: Rs.1,000 para sa bagong kliyente, Rs.800 para sa umuulit na kliyente.',
    lateDaily:
      'Bawat araw, sa halagang hindi pa bayad: 5% sa ika-1 hanggang ika-30 araw, 4% sa ika-31 hanggang ika-90 araw, at 2% mula ika-91 araw.',
    prolongation: 'Pagpapahaba ng loan',
    prolongationText: 'Katumbas ng dating tagal ng loan, kapag nabayaran na ang mga interes at multang dapat bayaran.',
    changes: 'Mga pagbabagong dapat ipaalam',
    changesText: 'Pagbabago sa pangalan, petsa ng kapanganakan o address, sa loob ng 3 araw sa kalendaryo.',
    assignment: 'Paglilipat ng karapatan',
    assignmentText: 'Puwedeng ilipat ang loan sa ibang nagpapautang kung may abisong 7 araw ng trabaho.',
    judgment: 'Hatol ng hukuman',
    judgmentText: 'Ang ipinasya ng hukuman ay dapat bayaran sa loob ng 10 araw.',
  },
});
