import { defineMessages } from '../define-messages.ts';

const original = {
  next: 'What happens next',
  nextRegister: 'You register',
  nextRegisterText: 'With your mobile number and the code we send to it.',
  nextDownload: 'You download the app',
  nextDownloadText: 'And log in with the same number.',
  nextRead: 'You read before you confirm',
  nextReadText: 'Registering is not borrowing. You see every amount and every due date before you accept a loan.',
  facts: 'The loans',
  factTerm: 'Term',
  factTermValue: '{minDays}–{maxDays} days',
  factWho: 'For',
  factWhoValue: 'Filipinos over {age}',
  factDecision: 'Decision',
  factDecisionValue: 'within 1 day',
  factCredit: 'Money in your account',
  factCreditValue: 'in {creditMin}–{creditMax} days',
} as const;

/** The loan and the next steps, below the form of the campaign page. */
export const promoLoanMessages = defineMessages({
  original,
  en: {
    ...original,
    next: 'How it works',
    nextRegister: 'Sign up',
    nextRegisterText: 'With your mobile number and the code we text you.',
    nextDownload: 'Get the app',
    nextDownloadText: 'Log in with the same number.',
    nextRead: 'Check before you borrow',
    nextReadText: 'Signing up isn’t borrowing. You see every amount and every due date before you accept a loan.',
    facts: 'Our loans',
    factTerm: 'How long',
    factWho: 'Who can borrow',
    factCredit: 'Your money',
  },
  fil: {
    next: 'Paano ito gumagana',
    nextRegister: 'Magre-register ka',
    nextRegisterText: 'Gamit ang mobile number mo at ang code na ipapadala namin dito.',
    nextDownload: 'Ida-download mo ang app',
    nextDownloadText: 'At magla-log in gamit ang parehong number.',
    nextRead: 'Magbabasa ka bago mag-confirm',
    nextReadText:
      'Hindi pa pangungutang ang pagre-register. Makikita mo ang bawat halaga at bawat takdang petsa bago ka tumanggap ng loan.',
    facts: 'Ang mga loan',
    factTerm: 'Tagal',
    factTermValue: '{minDays}–{maxDays} araw',
    factWho: 'Para sa',
    factWhoValue: 'mga Pilipinong lampas {age}',
    factDecision: 'Desisyon',
    factDecisionValue: 'sa loob ng 1 araw',
    factCredit: 'Pera sa account mo',
    factCreditValue: 'sa {creditMin}–{creditMax} araw',
  },
});
