import { defineMessages } from '../define-messages.ts';

const original = {
  next: 'What happens next',
  nextRegister: 'You register',
  nextRegisterText: 'With your mobile number and the code we send to it.',
  nextDownload: 'You download the app',
  nextDownloadText: 'And log in with the same number.',
  nextRead: 'You read before you confirm',
  nextReadText: 'Registering is not borrowing. You see every amount and every due date before you accept a loan.',
  example: 'For example',
  exampleTerms: '{amount} for {months} months',
  exampleEach: '{each} a month',
  exampleTotal: 'You pay {total} in all',
  exampleCost: 'The loan costs you {cost}.',
  exampleAll:
    'Loans of {minDays} to {maxDays} days, for Filipinos over {age}. The money is in your account within {creditMin} to {creditMax} days of the approval.',
  exampleRate: 'Effective interest rate {effectiveMonthly} a month ({effective} a year).',
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
    nextReadText:
      'Signing up doesn’t mean you have a loan. You see every amount and every due date before you accept a loan.',
    exampleTotal: 'Pay back {total}',
    exampleAll:
      'Our loans run for {minDays} to {maxDays} days, for Filipinos over {age}. After approval, you have the money in {creditMin} to {creditMax} days.',
    exampleCost: 'It costs you {cost}.',
  },
  fil: {
    next: 'Paano ito gumagana',
    nextRegister: 'Magre-register ka',
    nextRegisterText: 'Gamit ang mobile number mo at ang code na ipapadala namin dito.',
    nextDownload: 'Ida-download mo ang app',
    nextDownloadText: 'At magla-log in gamit ang parehong number.',
    nextRead: 'Magbabasa ka bago mag-confirm',
    nextReadText:
      'Hindi ka pa umuutang kapag nag-register ka. Makikita mo ang bawat halaga at bawat takdang petsa bago ka tumanggap ng loan.',
    example: 'Halimbawa',
    exampleTerms: '{amount} sa loob ng {months} buwan',
    exampleEach: '{each} bawat buwan',
    exampleTotal: 'Babayaran mo: {total}',
    exampleAll:
      'Mga loan na {minDays} hanggang {maxDays} araw, para sa mga Pilipinong lampas {age}. Kapag naaprubahan, nasa account mo ang pera sa loob ng {creditMin} hanggang {creditMax} araw.',
    exampleCost: '{cost} ang gastos mo sa loan.',
    exampleRate: 'Effective interest rate na {effectiveMonthly} bawat buwan ({effective} bawat taon).',
  },
});
