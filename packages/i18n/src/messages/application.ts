import { defineMessages } from '../define-messages.ts';

const original = {
  foundTitle: 'Your application was received',
  foundText: 'The answer was lost on the way, but the new order is among your orders.',
  appliedText: 'The page of the new order could not be opened from here. You find it among your orders.',
  appliedInApp: 'The new order is open in the app. You find it among your orders, too.',
  appliedReturned: 'You find the new order among your orders.',

  // While the orders are read again: at once, after 3, 10 and 30 seconds, and on every return.
  checkingTitle: 'Checking whether your application arrived',
  checkingText:
    'We had no answer. We are checking your orders for half a minute, so that you do not apply twice. You can leave this page: the check goes on when you come back.',
  checking: 'Checking your orders...',
  checkNow: 'Check now',

  // After the last of these reads. Only what is known is said.
  notFoundTitle: 'Your application does not seem to have arrived',
  notFoundText: 'We had no answer, and your orders show no new one. It may still arrive late.',
  unsureTitle: 'We do not know whether your application arrived',
  unsureText: 'We had no answer, and your orders do not tell. Look through them before you apply again.',
  firstUnknown: 'We do not know whether your first application arrived.',
  checkAgain: 'Check again',
  seeOrder: 'See the order',
  seeOrders: 'See my orders',
  seeReceipt: 'Receipt',
  loanAmount: 'Loan amount',
  loan: 'Loan',

  refusedTitle: 'Your application was not accepted',
  nothingBorrowed: 'You have not borrowed anything.',
  backToOffer: 'Back to the offer',

  againTitle: 'Apply again?',
  againText: 'We do not know what became of your first application. If it arrives late, you may have two loans.',
  againConfirm: 'Apply again',
  againCancel: 'Do not apply',
} as const;

/** What became of an application for a loan (docs/decisions/applying.md). */
export const applicationMessages = defineMessages({
  original,
  en: {
    foundTitle: 'Application received',
    foundText: 'The connection was lost, but your new loan is in My loans.',
    appliedText: 'We couldn’t open your new loan here. You can find it in My loans.',
    appliedInApp: 'Your new loan is open in the app. You can also find it in My loans.',
    appliedReturned: 'You can find your new loan in My loans.',
    checkingTitle: 'Checking if your application reached us',
    checkingText:
      'We’re checking so you don’t apply twice. It takes about 30 seconds. You can leave, and we’ll check again when you’re back.',
    checking: 'Checking your loans…',
    checkNow: 'Check now',
    notFoundTitle: 'Your application doesn’t seem to have reached us',
    notFoundText: 'We didn’t hear back, and My loans shows nothing new. It may still arrive.',
    unsureTitle: 'We can’t tell if your application reached us',
    unsureText: 'Check My loans before you apply again.',
    firstUnknown: 'We can’t tell if your first one reached us.',
    checkAgain: 'Check again',
    seeOrder: 'See my loan',
    seeOrders: 'See my loans',
    seeReceipt: 'See your receipt',
    loanAmount: 'Loan amount',
    loan: 'Loan',
    refusedTitle: 'Your application wasn’t accepted',
    nothingBorrowed: 'You haven’t borrowed anything with this application.',
    backToOffer: 'Back to the offer',
    againTitle: 'Apply again?',
    againText: 'We don’t know if your first application went through. If it did, you’d have two loans.',
    againConfirm: 'Apply again',
    againCancel: 'Not now',
  },
  fil: {
    foundTitle: 'Natanggap namin ang application mo',
    foundText: 'Naputol ang koneksyon, pero nasa Mga loan ko na ang bago mong loan.',
    appliedText: 'Hindi mabuksan dito ang bago mong loan. Makikita mo ito sa Mga loan ko.',
    appliedInApp: 'Nakabukas sa app ang bago mong loan. Makikita mo rin ito sa Mga loan ko.',
    appliedReturned: 'Makikita mo ang bago mong loan sa Mga loan ko.',
    checkingTitle: 'Chine-check kung dumating ang application mo',
    checkingText:
      'Chine-check namin para hindi ka madoble ng application. Mga 30 segundo ito. Puwede kang umalis, at magche-check ulit kami pagbalik mo.',
    checking: 'Chine-check ang mga loan mo…',
    checkNow: 'I-check ngayon',
    notFoundTitle: 'Mukhang hindi dumating ang application mo',
    notFoundText: 'Wala kaming natanggap na sagot, at walang bago sa Mga loan ko. Baka dumating pa ito.',
    unsureTitle: 'Hindi namin matukoy kung dumating ang application mo',
    unsureText: 'Tingnan ang Mga loan ko bago mag-apply ulit.',
    firstUnknown: 'Hindi namin matukoy kung dumating ang una mong application.',
    checkAgain: 'I-check muli',
    seeOrder: 'Tingnan ang loan ko',
    seeOrders: 'Tingnan ang mga loan ko',
    seeReceipt: 'Tingnan ang resibo',
    loanAmount: 'Halaga ng loan',
    loan: 'Loan',
    refusedTitle: 'Hindi tinanggap ang application mo',
    nothingBorrowed: 'Wala kang inutang sa application na ito.',
    backToOffer: 'Bumalik sa alok',
    againTitle: 'Mag-apply ulit?',
    againText:
      'Hindi namin alam kung natuloy ang una mong application. Kung natuloy iyon, magiging dalawa ang loan mo.',
    againConfirm: 'Mag-apply ulit',
    againCancel: 'Huwag muna',
  },
});
