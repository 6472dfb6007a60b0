import { defineMessages } from '../define-messages.ts';

/** The loan and the next steps, below the form of the campaign page. */
export const promoLoanMessages = defineMessages({
  next: ['What happens next', 'How it works', 'Paano ito gumagana'],
  nextRegister: ['You register', 'Sign up', 'Magre-register ka'],
  nextRegisterText: [
    'With your mobile number and the code we send to it.',
    'With your mobile number and the code we text you.',
    'Gamit ang mobile number mo at ang code na ipapadala namin dito.',
  ],
  nextDownload: ['You download the app', 'Get the app', 'Ida-download mo ang app'],
  nextDownloadText: [
    'And log in with the same number.',
    'Log in with the same number.',
    'At magla-log in gamit ang parehong number.',
  ],
  nextRead: ['You read before you confirm', 'Check before you borrow', 'Magbabasa ka bago mag\u2011confirm'],
  nextReadText: [
    'Registering is not borrowing. You see every amount and every due date before you accept a loan.',
    'Signing up doesn’t mean you have a loan. You see every amount and every due date before you accept a loan.',
    'Hindi ka pa umuutang kapag nag-register ka. Makikita mo ang bawat halaga at bawat due date bago ka tumanggap ng loan.',
  ],
  example: ['For example', 'Halimbawa'],
  exampleTerms: ['{amount} for {months} months', '{amount} sa loob ng {months} buwan'],
  exampleEach: ['{each} a month', '{each} bawat buwan'],
  exampleTotal: ['You pay {total} in all', 'Pay back {total}', 'Babayaran mo: {total}'],
  exampleCost: ['The loan costs you {cost}.', 'It costs you {cost}.', '{cost} ang interes at fees.'],
  exampleAll: [
    'Loans of {minDays} to {maxDays} days, for Filipinos over {age}. The money is in your account within {creditMin} to {creditMax} days of the approval.',
    'Our loans run for {minDays} to {maxDays} days, for Filipinos over\u00a0{age}. After approval, you have the money in {creditMin} to {creditMax} days.',
    'Mga loan na {minDays} hanggang {maxDays} araw, para sa mga Pilipinong lampas\u00a0{age}. Kapag naaprubahan, nasa account mo ang pera sa loob ng {creditMin} hanggang {creditMax} araw.',
  ],
  exampleRate: [
    'Effective interest rate {effectiveMonthly} a month ({effective} a year).',
    'Effective interest rate na {effectiveMonthly} bawat buwan ({effective} bawat taon).',
  ],
});
