import { defineMessages } from '../define-messages.ts';
import { alipay, checkAgain, paymentArrived } from '../shared-wording.ts';

/** A pending payment, wherever its order is shown. */
export const paymentMessages = defineMessages({
  wallet: alipay,
  payCode: ['a pay code', 'a payment code', 'payment code'],
  card: ['{bank} ••••\u00a0{digits}', '{bank} ••••\u00a0{digits}'],

  // A pending payment and is not known to have arrived (docs/decisions/paying.md).
  pendingTitle: ['You started a payment', 'You’ve started a payment', 'May sinimulan kang pagbabayad'],
  // Copying a code or opening a page is not a payment yet.
  copiedTitle: ['You copied the code', 'You copied the payment code', 'Kinopya mo ang payment code'],
  openedTitle: ['You opened the payment page', 'You’ve opened the payment page', 'Binuksan mo ang payment page'],
  lostTitle: [
    'We do not know yet whether this went through',
    'We’re checking if your payment went through',
    'Chine-check pa namin kung pumasok ang bayad mo',
  ],
  elsewhereTitle: [
    'A payment is being prepared in another window',
    'You’re already paying in another window',
    'Nagbabayad ka na sa ibang window',
  ],
  elsewhere: [
    'Please go on there. We show it here as soon as it has started.',
    'Finish there. We’ll update this page.',
    'Tapusin mo ito roon. Ia-update namin ang page na ito.',
  ],
  pending: ['{amount} through {channel}, {time}', '{amount} with {channel}, {time}', '{amount} sa {channel}, {time}'],
  pendingUnread: [
    'It was started in another version of this page, which alone knows the amount.',
    'You started it before we updated this page, so we can’t show the amount.',
    'Sinimulan mo ito sa ibang bersyon ng page na ito, kaya hindi namin maipakita ang halaga.',
  ],
  waiting: [
    'It can take a while to arrive here. Do not pay a second time.',
    'It can take a while to show up here. Do not pay twice.',
    'Baka matagalan bago ito pumasok. Huwag munang magbayad ulit.',
  ],
  waitingCode: [
    'If you pay with it, that can take a while to arrive here.',
    'If you pay with it, it can take a while to show up here.',
    'Kung magbabayad ka gamit ito, baka matagalan bago ito pumasok.',
  ],
  road: ['Your payments', 'Mga bayad mo'],
  stepStarted: ['Started', 'Sinimulan'],
  stepWaiting: ['Waiting for it', 'Waiting', 'Hinihintay'],
  stepNotSeen: ['Waiting for it', 'Not here yet', 'Wala pa'],
  stepNotChecked: ['Waiting for it', 'Not checked yet', 'Hindi pa na-check'],
  stepChecking: ['Checking', 'Chine-check'],
  stepHere: ['Here', 'Received', 'Natanggap na'],
  ifCard: [
    'Your card is being charged. It can take a while until it shows here, and we keep checking.',
    'We’re charging your card. It can take a while to show up, and we’ll keep checking.',
    'Sinisingil na ang card mo. Baka matagalan bago ito pumasok, at patuloy naming chine-check.',
  ],
  lostChecking: [
    'The connection was lost before we had an answer. We are checking your order, so that you do not pay twice.',
    'The connection was lost. We’re checking your loan so you don’t pay twice.',
    'Naputol ang koneksyon. Chine-check namin ang loan mo para hindi ka madoble ng bayad.',
  ],
  unreadChecking: [
    'We are checking your order, so that you do not pay twice.',
    'We’re checking your loan so you don’t pay twice.',
    'Chine-check namin ang loan mo para hindi ka madoble ng bayad.',
  ],
  lostNotSeenTitle: [
    'No payment has come through so far',
    'No payment has come through yet',
    'Wala pang dumating na bayad',
  ],
  lostNotSeen: [
    'We checked your order several times: nothing has arrived. Please check it again before you pay.',
    'We checked several times. Check once more before you pay again.',
    'Ilang beses na kaming nag-check. I-check muna ulit bago ka magbayad ulit.',
  ],
  checking: ['Checking your order...', 'Checking…', 'Chine-check…'],
  notFound: [
    'We checked your order: the payment has not arrived yet. Do not pay a second time if you have paid.',
    'Checked just now. No payment yet. Do not pay again if you’ve paid.',
    'Kaka-check lang namin. Wala pang bayad. Kung nagbayad ka na, huwag nang magbayad ulit.',
  ],
  changed: ['What you owe has changed.', 'Nagbago ang dapat mong bayaran.'],
  changedSum: [
    'You owed {before}, and now you owe {now}.',
    'You owed {before} and now owe {now}.',
    'Dati {before} ang dapat mong bayaran, ngayon {now}.',
  ],
  changedByWhat: [
    'We do not know yet whether by your payment.',
    'We’re checking if that was your payment.',
    'Chine-check pa namin kung dahil sa bayad mo.',
  ],
  unreadable: [
    'Your order could not be checked yet. Please check it again before you pay.',
    'We couldn’t check your loan. Check again before you pay.',
    'Hindi ma-check ang loan mo. I-check muli bago magbayad.',
  ],
  checkAgain,
  notPaid: ['I did not pay', 'I didn’t pay', 'Hindi ako nagbayad'],

  // The confirmation that another payment is to be started.
  againTitle: ['Pay again?', 'Do you want to pay again?', 'Magbayad ulit?'],
  againPending: [
    'You started to pay {amount} through {channel} ({time}). If you finished that payment, you would pay twice.',
    'You started to pay {amount} with {channel} on {time}. If it went through, you’d pay twice.',
    'Sinimulan mong bayaran ang {amount} sa {channel} noong {time}. Kung natuloy iyon, madodoble ang bayad mo.',
  ],
  againCopied: [
    'You copied the code for {amount} through {channel} ({time}). If you paid with it, you would pay twice.',
    'You copied the code for {amount} with {channel} on {time}. If you paid with it, you’d pay twice.',
    'Kinopya mo ang code para sa {amount} sa {channel} noong {time}. Kung nagbayad ka gamit ito, madodoble ang bayad mo.',
  ],
  againLost: [
    'We do not know what became of {amount} through {channel} ({time}). If it went through, you would pay twice.',
    'We lost track of your {amount} payment with {channel} on {time}. If it went through, you’d pay twice.',
    'Hindi namin alam kung ano ang nangyari sa {amount} sa {channel} ({time}). Kung natuloy iyon, madodoble ang bayad mo.',
  ],
  againUnread: [
    'A payment was started, and we do not know what became of it. If it went through, you would pay twice.',
    'You started a payment, and we don’t know what happened to it. If it went through, you’d pay twice.',
    'May sinimulan kang pagbabayad, at hindi namin alam kung ano ang nangyari. Kung natuloy iyon, madodoble ang bayad mo.',
  ],
  againConfirm: ['I want to pay again', 'Yes, pay again', 'Oo, magbayad ulit'],
  againDecline: ['Do not pay again', 'No, go back', 'Hindi, bumalik'],
  againChosen: [
    'You chose to pay again. If this one went through, you would pay twice.',
    'You chose to pay again. If this one went through, you’d pay twice.',
    'Pinili mong magbayad ulit. Kung natuloy ang isang ito, madodoble ang bayad mo.',
  ],

  // The same amount is due later, and nothing says why.
  movedOn: [
    'Your next payment is {amount} by {date}.',
    'Your next payment is {amount} by {date}',
    'Ang susunod mong bayad ay {amount}, hanggang {date}',
  ],
  movedOnProof: [
    'If you have paid, the receipt of your wallet or counter is your proof.',
    'If you’ve paid, your wallet’s or counter’s receipt is your proof.',
    'Kung nagbayad ka na, ang resibo ng wallet o counter ang patunay mo.',
  ],
  notDueTitle: ['This is not due until {date}', 'This isn’t due until {date}', 'Sa {date} pa ito kailangang bayaran'],
  notDueText: [
    'If you have paid already, you would pay twice.',
    'If you’ve already paid, you’d pay twice.',
    'Kung nagbayad ka na, madodoble ang bayad mo.',
  ],
  payEarly: ['Pay it now', 'Pay now', 'Bayaran na'],

  arrivedTitle: paymentArrived,
  // Below the amount, which goes on in it.
  arrived: ['through {channel}, {time}', 'with {channel}\n{time}', 'sa {channel}\n{time}'],
  next: ['Next: {amount}, due {date}', 'Susunod: {amount}, hanggang {date}'],
  nextDate: ['Next due date: {date}', 'Susunod na due date: {date}'],
});
