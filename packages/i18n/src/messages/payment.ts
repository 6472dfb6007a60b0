import { defineMessages } from '../define-messages.ts';

const original = {
  wallet: 'Alipay',
  payCode: 'a pay code',
  card: '{bank} card ending in {digits}',

  // A payment that was begun and is not known to have arrived (docs/decisions/paying.md).
  begunTitle: 'You started a payment',
  begunExtensionTitle: 'You started to pay for more time',
  lostTitle: 'We do not know yet whether this went through',
  elsewhereTitle: 'A payment is being prepared in another window',
  elsewhere: 'Please go on there. We show it here as soon as it has begun.',
  begun: '{amount} through {channel}, {time}',
  begunLittle: 'Payment started: {amount} through {channel}, {time}',
  begunUnread: 'It was started in another version of this page, which alone knows the amount.',
  ifPaid: 'If you paid: you need do nothing. It can take a while to arrive here, and we keep checking.',
  ifNotPaid: 'If you did not pay, tell us, and you can pay again.',
  ifCard: 'Your card is being charged. It can take a while until it shows here, and we keep checking.',
  lostChecking:
    'The connection was lost before we had an answer. We are checking your order, so that you do not pay twice.',
  unreadChecking: 'We are checking your order, so that you do not pay twice.',
  lostNotSeen: 'We checked your order several times: nothing has arrived. You can pay again.',
  checking: 'Checking your order...',
  notSeen: 'We checked your order: the payment has not arrived yet. Do not pay a second time if you have paid.',
  changed: 'What you owe has changed. We do not know yet whether by your payment.',
  unreadable: 'Your order could not be checked yet. Please check it again before you pay.',
  checkAgain: 'Check again',
  notPaid: 'I did not pay',
  payAgain: 'Pay again',

  // The confirmation that another payment is to be begun.
  againTitle: 'Pay again?',
  againBegun:
    'You started to pay {amount} through {channel} ({time}). If you finished that payment, you would pay twice.',
  againLost:
    'We do not know what became of {amount} through {channel} ({time}). If it went through, you would pay twice.',
  againUnread: 'A payment was started, and we do not know what became of it. If it went through, you would pay twice.',
  againConfirm: 'I want to pay again',
  againDecline: 'Do not pay again',

  arrivedTitle: 'Your payment has arrived',
  // Below the amount, which goes on in it.
  arrived: 'through {channel}, {time}',
  next: 'Next: {amount}, due {date}',
  nextDate: 'Next due date: {date}',
} as const;

/** A payment that was begun, wherever its order is shown. */
export const paymentMessages = defineMessages({
  original,
  en: {
    ...original,
    payCode: 'a payment code',
    card: '{bank} card ending in {digits}',
    begunTitle: 'You’ve started a payment',
    begunExtensionTitle: 'You’ve started to move your due date',
    lostTitle: 'We don’t know yet if you’ve paid',
    elsewhereTitle: 'You’re already paying in another window',
    elsewhere: 'Finish there. We’ll update this page.',
    begun: '{amount} with {channel}, {time}',
    begunLittle: 'Payment started: {amount} with {channel}, {time}',
    begunUnread: 'You started it in another version of this page, so we can’t show the amount.',
    ifPaid:
      'Already paid? Nothing more to do. It can take a while to show up, and we’ll keep checking. Do not pay again.',
    ifNotPaid: 'Didn’t pay? Tap “I didn’t pay” to start over.',
    ifCard: 'We’re charging your card. It can take a while to show up, and we’ll keep checking.',
    lostChecking: 'The connection was lost. We’re checking your loan so you don’t pay twice.',
    unreadChecking: 'We’re checking your loan so you don’t pay twice.',
    lostNotSeen: 'We checked several times and no payment came through. You can pay again.',
    checking: 'Checking your loan…',
    notSeen: 'Checked just now. No payment yet.',
    changed: 'What you owe has changed. We don’t know yet if your payment did it.',
    unreadable: 'We couldn’t check your loan. Check again before you pay.',
    notPaid: 'I didn’t pay',
    payAgain: 'Pay again',
    againTitle: 'Do you want to pay again?',
    againBegun: 'You started to pay {amount} with {channel} on {time}. If it went through, you’d pay twice.',
    againLost: 'We don’t know what happened to {amount} with {channel} ({time}). If it went through, you’d pay twice.',
    againUnread: 'You started a payment, and we don’t know what happened to it. If it went through, you’d pay twice.',
    againConfirm: 'Yes, pay again',
    againDecline: 'No, do not pay',
    arrivedTitle: 'Payment received',
    arrived: 'with {channel}, {time}',
    next: 'Next: {amount}, due {date}',
    nextDate: 'Next due date: {date}',
  },
  fil: {
    wallet: 'Alipay',
    payCode: 'payment code',
    card: '{bank} card na nagtatapos sa {digits}',

    begunTitle: 'May sinimulan kang pagbabayad',
    begunExtensionTitle: 'Sinimulan mong ilipat ang takdang petsa',
    lostTitle: 'Hindi pa namin alam kung nakapagbayad ka na',
    elsewhereTitle: 'Nagbabayad ka na sa ibang window',
    elsewhere: 'Tapusin mo ito roon. Ia-update namin ang page na ito.',
    begun: '{amount} sa {channel}, {time}',
    begunLittle: 'Sinimulang bayad: {amount} sa {channel}, {time}',
    begunUnread: 'Sinimulan mo ito sa ibang bersyon ng page na ito, kaya hindi namin maipakita ang halaga.',
    ifPaid:
      'Nagbayad ka na? Wala ka nang kailangang gawin. Maaaring matagalan bago ito lumabas, at patuloy naming chine-check. Huwag magbayad ulit.',
    ifNotPaid: 'Hindi ka nagbayad? Pindutin ang “Hindi ako nagbayad” para magsimula ulit.',
    ifCard: 'Sinisingil na ang card mo. Maaaring matagalan bago ito lumabas dito, at patuloy naming chine-check.',
    lostChecking: 'Naputol ang koneksyon. Chine-check namin ang loan mo para hindi ka madoble ng bayad.',
    unreadChecking: 'Chine-check namin ang loan mo para hindi ka madoble ng bayad.',
    lostNotSeen: 'Ilang beses na kaming nag-check at walang dumating na bayad. Puwede kang magbayad ulit.',
    checking: 'Chine-check ang loan mo…',
    notSeen: 'Kaka-check lang namin. Wala pang bayad.',
    changed: 'Nagbago ang dapat mong bayaran. Hindi pa namin alam kung dahil sa bayad mo.',
    unreadable: 'Hindi ma-check ang loan mo. I-check muli bago magbayad.',
    checkAgain: 'I-check muli',
    notPaid: 'Hindi ako nagbayad',
    payAgain: 'Magbayad ulit',

    againTitle: 'Magbayad ulit?',
    againBegun:
      'Sinimulan mong bayaran ang {amount} sa {channel} noong {time}. Kung natuloy iyon, madodoble ang bayad mo.',
    againLost:
      'Hindi namin alam kung ano ang nangyari sa {amount} sa {channel} ({time}). Kung natuloy iyon, madodoble ang bayad mo.',
    againUnread:
      'May sinimulan kang pagbabayad, at hindi namin alam kung ano ang nangyari. Kung natuloy iyon, madodoble ang bayad mo.',
    againConfirm: 'Oo, magbayad ulit',
    againDecline: 'Hindi, huwag magbayad',

    arrivedTitle: 'Dumating na ang bayad mo',
    arrived: 'sa {channel}, {time}',
    next: 'Susunod: {amount}, hanggang {date}',
    nextDate: 'Susunod na takdang petsa: {date}',
  },
});
