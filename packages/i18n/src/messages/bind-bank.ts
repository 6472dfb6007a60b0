import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  title: 'Payment account information',
  loading: 'loading...',
  accountTypes: 'Type of account',
  accountType: 'Account type {number}',
  next: 'Next',
  saving: 'Saving...',
  saved: 'Your account has been saved',
  reviewTitle: 'Check your account',
  reviewText: 'Your money goes to this account. Please compare every digit before you save it.',
  reviewKept: '{value} (stays as it is)',
  save: 'Save',
  change: 'Change',
  nextLoan: 'The money of your next loan goes there.',
  runningOrder: 'Your running order uses it from now on.',
  goToMine: 'My account',
  goToOrders: 'My orders',
  pick: 'Please choose',
  confirm: 'Confirm',
  cancel: 'Cancel',

  formEmpty: 'Accounts cannot be added right now.',
  formEmptyText: 'Please try again later, or write to our customer service.',
  customerService: 'Customer service',

  // What stands at a field, and in the list above the form
  summaryTitle: plural('count', { one: 'There is # thing to correct', other: 'There are # things to correct' }),
  fillIn: 'Please fill in: {field}',
  choose: 'Please choose: {field}',
  phoneIncomplete: '{field} needs {digits} digits',
  phoneTooLong: '{field} has too many digits: it needs {digits}',
  keptValue: 'We have {value}. Leave this empty to keep it.',

  leaveTitle: 'Leave without saving?',
  leaveText: 'What you filled in will be gone.',
  leaveUnknown: 'Your account may be saved already. If you leave now, you will not see whether it was.',
  leave: 'Leave',
  stay: 'Stay here',

  // The server's no, or no answer
  failedTitle: 'Your account was not saved',
  unknownTitle: 'We do not know yet whether your account was saved',
  unknownChecking: 'The connection was lost before we had an answer. We are checking.',
  unknownStill: 'It could not be seen yet. We look again in a moment; please do not save it again meanwhile.',
  unknownCheckAgain: 'Check again',
  notSavedReopened: 'The account was not saved. Please fill it in again.',
  unknownNotSaved: 'The account was not saved. Nothing you typed is lost: you can save it now.',
  cannotTellTitle: 'We do not know whether your account was saved',
  cannotTellText:
    'The connection was lost, and what we can read back does not tell. You can save the same account once more, or ask customer service.',
} as const;

/** Binding a bank or wallet account (spec §2; decision 0020). What the fields are called comes from the server. */
export const bindBankMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Impormasyon ng payment account',
    loading: 'Naglo-load...',
    accountTypes: 'Uri ng account',
    accountType: 'Uri ng account {number}',
    next: 'Susunod',
    saving: 'Sine-save...',
    saved: 'Na-save na ang account mo',
    reviewTitle: 'Tingnan ang account mo',
    reviewText: 'Sa account na ito papasok ang pera mo. Ikumpara ang bawat digit bago ito i-save.',
    reviewKept: '{value} (hindi papalitan)',
    save: 'I-save',
    change: 'Baguhin',
    nextLoan: 'Doon papasok ang pera ng susunod mong loan.',
    runningOrder: 'Ito na ang gagamitin ng kasalukuyan mong order.',
    goToMine: 'Ang account ko',
    goToOrders: 'Mga order ko',
    pick: 'Pumili',
    confirm: 'Kumpirmahin',
    cancel: 'Kanselahin',

    formEmpty: 'Hindi makapagdagdag ng account sa ngayon.',
    formEmptyText: 'Pakisubukan muli mamaya, o sumulat sa aming customer service.',
    customerService: 'Customer service',

    summaryTitle: plural('count', { one: 'May # kailangang itama', other: 'May # na kailangang itama' }),
    fillIn: 'Pakilagyan: {field}',
    choose: 'Pumili: {field}',
    phoneIncomplete: '{digits} digit ang kailangan sa {field}',
    phoneTooLong: 'Sobra ang digit sa {field}: {digits} ang kailangan',
    keptValue: 'Nasa amin ang {value}. Iwang blangko kung hindi papalitan.',

    leaveTitle: 'Aalis nang hindi sine-save?',
    leaveText: 'Mawawala ang inilagay mo.',
    leaveUnknown: 'Baka na-save na ang account mo. Kung aalis ka ngayon, hindi mo makikita kung na-save ito.',
    leave: 'Umalis',
    stay: 'Manatili rito',

    failedTitle: 'Hindi na-save ang account mo',
    unknownTitle: 'Hindi pa namin alam kung na-save ang account mo',
    unknownChecking: 'Naputol ang koneksyon bago kami nakatanggap ng sagot. Chine-check namin.',
    unknownStill: 'Hindi pa ito makita. Titingnan namin muli maya-maya; huwag munang mag-save muli.',
    unknownCheckAgain: 'I-check muli',
    notSavedReopened: 'Hindi na-save ang account. Pakilagyan muli.',
    unknownNotSaved: 'Hindi na-save ang account. Walang nawala sa inilagay mo: puwede mo na itong i-save.',
    cannotTellTitle: 'Hindi namin alam kung na-save ang account mo',
    cannotTellText:
      'Naputol ang koneksyon, at hindi ito matukoy sa nababasa namin. Puwede mong i-save muli ang parehong account, o magtanong sa customer service.',
  },
});
