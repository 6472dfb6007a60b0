import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { cancel, checkAgain, customerService, loading, myAccount, myOrders } from '../shared-wording.ts';

/** Binding a bank or wallet account (spec §2). What the fields are called comes from the server. */
export const bindBankMessages = defineMessages({
  title: ['Payment account information', 'Where we send your money', 'Saan ipapadala ang pera mo'],
  loading,
  accountTypes: ['Type of account', 'Kind of account', 'Uri ng account'],
  accountType: ['Account type {number}', 'Account {number}', 'Account {number}'],
  next: ['Next', 'Continue', 'Magpatuloy'],
  saving: ['Saving...', 'Saving your account…', 'Sine-save ang account mo…'],
  saved: ['Your account has been saved', 'Your account is saved', 'Na-save na ang account mo'],
  reviewTitle: ['Check your account', 'Is this right?', 'Tama ba ito?'],
  reviewText: [
    'Your money goes to this account. Please compare every digit before you save it.',
    'Your money will go to this account. Check every digit before you save.',
    'Sa account na ito papasok ang pera mo. I-check ang bawat digit bago ito i-save.',
  ],
  reviewKept: ['{value} (stays as it is)', '{value} (unchanged)', '{value} (hindi papalitan)'],
  save: ['Save', 'Save account', 'I-save ang account'],
  change: ['Change', 'Baguhin'],
  nextLoan: [
    'The money of your next loan goes there.',
    'We’ll send your next loan here.',
    'Dito namin ipapadala ang susunod mong loan.',
  ],
  runningOrder: [
    'Your running order uses it from now on.',
    'We’ll send your current loan here.',
    'Dito namin ipapadala ang kasalukuyan mong loan.',
  ],
  goToMine: myAccount,
  goToOrders: myOrders,
  pick: ['Please choose', 'Choose', 'Pumili'],
  day: ['Day', 'Araw'],
  month: ['Month', 'Buwan'],
  year: ['Year', 'Taon'],
  confirm: ['Confirm', 'Done', 'OK'],
  cancel,

  formEmpty: [
    'Accounts cannot be added right now.',
    'You can’t add an account right now.',
    'Hindi makapagdagdag ng account sa ngayon.',
  ],
  formEmptyText: [
    'Please try again later, or write to our customer service.',
    'Try again later, or contact customer service.',
    'Subukan muli mamaya, o kontakin ang customer service.',
  ],
  customerService,

  // Problems at a field, and in the list above the form
  summaryTitle: [
    plural('count', { one: 'There is # thing to correct', other: 'There are # things to correct' }),
    plural('count', { one: 'Check # field', other: 'Check # fields' }),
    'I-check ang {count} field',
  ],
  fillIn: ['Please fill in: {field}', '{field} can’t be blank', '{field}: kailangan itong punan'],
  choose: ['Please choose', 'Choose one', 'Pumili ng isa'],
  phoneIncomplete: [
    '{field} needs {digits} digits',
    '{field} must have {digits} digits',
    '{digits} digit ang kailangan sa {field}',
  ],
  phoneTooLong: [
    '{field} has too many digits: it needs {digits}',
    '{field} is too long. It must have {digits} digits',
    'Sobra ang digit sa {field}. Dapat ay {digits} lang',
  ],
  noSuchDay: [
    '{field} is no day of the calendar',
    '{field} must be a real date',
    'Walang ganoong petsa. I-check ang {field}',
  ],
  optional: ['{field}', '{field} (optional)', '{field} (opsyonal)'],
  keptValue: [
    'We have {value}. Leave this empty to keep it.',
    'We have {value}. Leave blank to keep it.',
    'Nasa amin ang {value}. Iwang blangko para hindi ito mapalitan.',
  ],

  leaveTitle: ['Leave without saving?', 'Leave this page?', 'Aalis sa page na ito?'],
  leaveText: ['What you filled in will be gone.', 'What you entered will be lost.', 'Mawawala ang inilagay mo.'],
  leaveUnknown: [
    'Your account may be saved already. If you leave now, you will not see whether it was.',
    'It may already be saved. If you leave now, you won’t see whether it was.',
    'Baka na-save na ito. Kung aalis ka ngayon, hindi mo makikita kung na-save.',
  ],
  leave: ['Leave', 'Umalis'],
  stay: ['Stay here', 'Stay on this page', 'Dito muna'],

  // The server's no, or no answer
  failedTitle: ['Your account was not saved', 'We couldn’t save your account', 'Hindi na-save ang account mo'],
  unknownTitle: [
    'We do not know yet whether your account was saved',
    'We don’t know yet if your account is saved',
    'Hindi pa namin alam kung na-save ang account mo',
  ],
  unknownChecking: [
    'The connection was lost before we had an answer. We are checking.',
    'The connection was lost. We’re checking now.',
    'Naputol ang koneksyon. Chine-check namin ngayon.',
  ],
  unknownStill: [
    'It could not be seen yet. We look again in a moment; please do not save it again meanwhile.',
    'Not there yet. We’ll look again shortly, so do not save it twice.',
    'Wala pa. Titingnan namin muli maya-maya, kaya huwag itong i-save nang dalawang beses.',
  ],
  unknownCheckAgain: checkAgain,
  unknownCheckingNow: ['Checking...', 'Checking your account…', 'Chine-check ang account mo…'],
  notSavedReopened: ['The account was not saved. Please fill it in again.', 'Fill it in again.', 'Punan itong muli.'],
  unknownNotSaved: [
    'The account was not saved. Nothing you typed is lost: you can save it now.',
    'Your details are still here, so you can try again.',
    'Nandito pa ang mga detalye mo kaya puwede mong subukan muli.',
  ],
  otherSavedTitle: [
    'Another form was saved, not this one',
    'A different account was saved',
    'Ibang form ang na-save, hindi ito',
  ],
  otherSavedText: [
    'It was sent from another tab, or from this page earlier. What you typed is still here: save it only if your money is to go to this account instead.',
    'It was sent from another tab, or from this page earlier. Your details are still here. Save them only if you want your money to go to this account instead.',
    'Ipinadala ito mula sa ibang tab, o mas maaga mula sa page na ito. Nandito pa ang mga detalye mo. I-save lang ang mga ito kung sa account na ito mo gustong pumasok ang pera mo.',
  ],
  cannotTellTitle: [
    'We do not know whether your account was saved',
    'We can’t tell if your account is saved',
    'Hindi namin alam kung na-save ang account mo',
  ],
  cannotTellText: [
    'The connection was lost, and what we can read back does not tell. You can save the same account once more, or ask customer service.',
    'The connection was lost. You can save the same account again, or ask customer service.',
    'Naputol ang koneksyon. Puwede mong i-save muli ang parehong account, o magtanong sa customer service.',
  ],
});
