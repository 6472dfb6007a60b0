import { defineMessages } from '../define-messages.ts';
import { applicationReceived, checkAgain, loan, loanAmount, seeOrders, seeReceipt } from '../shared-wording.ts';

/** The outcomes of an application for a loan (docs/decisions/applying.md). */
export const applicationMessages = defineMessages({
  foundTitle: applicationReceived,
  appliedText: [
    'The page of the new order could not be opened from here. You find it among your orders.',
    'Your new loan is in My loans.',
    'Nasa Mga loan ko ang bago mong loan.',
  ],
  appliedInApp: [
    'The new order is open in the app. You find it among your orders, too.',
    'Your new loan is open in the app. You can also find it in My loans.',
    'Nakabukas sa app ang bago mong loan. Makikita mo rin ito sa Mga loan ko.',
  ],
  appliedReturned: [
    'You find the new order among your orders.',
    'You can find your new loan in My loans.',
    'Makikita mo ang bago mong loan sa Mga loan ko.',
  ],

  // While the orders are read again: at once, after 3, 10 and 30 seconds, and on every return.
  checkingTitle: [
    'Checking whether your application arrived',
    'Checking if your application reached us',
    'Chine-check kung dumating ang application mo',
  ],
  checkingText: [
    'We had no answer. We are checking your orders for half a minute, so that you do not apply twice. You can leave this page: the check goes on when you come back.',
    'We’re checking so you don’t apply twice. It takes about 30 seconds. You can leave, and we’ll check again when you’re back.',
    'Chine-check namin para hindi ka madoble ng application. Mga 30 segundo ito. Puwede kang umalis, at magche-check ulit kami pagbalik mo.',
  ],
  checking: ['Checking your orders...', 'Checking your loans…', 'Chine-check ang mga loan mo…'],
  checkNow: ['Check now', 'I-check ngayon'],

  // After the last of these reads. Only what is known is shown.
  notFoundTitle: [
    'Your application does not seem to have arrived',
    'We can’t find your application',
    'Hindi namin makita ang application mo',
  ],
  notFoundText: [
    'We had no answer, and your orders show no new one. It may still arrive late.',
    'We didn’t hear back, and My loans shows nothing new. It may still arrive.',
    'Wala kaming natanggap na sagot, at walang bago sa Mga loan ko. Baka dumating pa ito.',
  ],
  unsureTitle: [
    'We do not know whether your application arrived',
    'We can’t tell if your application reached us',
    'Hindi namin matukoy kung dumating ang application mo',
  ],
  unsureText: [
    'We had no answer, and your orders do not tell. Look through them before you apply again.',
    'Check My loans before you apply again.',
    'Tingnan ang Mga loan ko bago mag-apply ulit.',
  ],
  firstUnknown: [
    'We do not know whether your first application arrived.',
    'We can’t tell if your first one reached us.',
    'Hindi namin matukoy kung dumating ang una mong application.',
  ],
  checkAgain,
  seeOrder: ['See the order', 'See my loan', 'Tingnan ang loan ko'],
  seeOrders,
  seeReceipt,
  loanAmount,
  loan,

  refusedTitle: [
    'Your application was not accepted',
    'Your application wasn’t accepted',
    'Hindi tinanggap ang application mo',
  ],
  nothingBorrowed: [
    'You have not borrowed anything.',
    'You don’t owe anything for this application.',
    'Wala kang inutang sa application na ito.',
  ],
  backToOffer: ['Back to the offer', 'Bumalik sa offer'],

  againTitle: ['Apply again?', 'Mag-apply ulit?'],
  againText: [
    'We do not know what became of your first application. If it arrives late, you may have two loans.',
    'We don’t know if your first application went through. If it did, you’d have two loans.',
    'Hindi namin alam kung natuloy ang una mong application. Kung natuloy iyon, magiging dalawa ang loan mo.',
  ],
  againConfirm: ['Apply again', 'Mag-apply ulit'],
  againCancel: ['Do not apply', 'Not now', 'Huwag muna'],
});
