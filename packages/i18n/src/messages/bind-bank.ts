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

  // The server's no, or no answer
  failedTitle: 'Your account was not saved',
  unknownTitle: 'We do not know yet whether your account was saved',
  unknownChecking: 'The connection was lost before we had an answer. We are checking.',
  unknownStill: 'It could not be checked yet. Please check before you save again.',
  unknownCheckAgain: 'Check again',
  unknownNotSaved: 'The account was not saved. Nothing you typed is lost: you can save it now.',
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

    failedTitle: 'Hindi na-save ang account mo',
    unknownTitle: 'Hindi pa namin alam kung na-save ang account mo',
    unknownChecking: 'Naputol ang koneksyon bago kami nakatanggap ng sagot. Chine-check namin.',
    unknownStill: 'Hindi pa ito ma-check. I-check muna bago mag-save muli.',
    unknownCheckAgain: 'I-check muli',
    unknownNotSaved: 'Hindi na-save ang account. Walang nawala sa inilagay mo: puwede mo na itong i-save.',
  },
});
