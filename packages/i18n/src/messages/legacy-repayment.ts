import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Choose repayment',
  amount: 'Repayment amount',
  orderNumber: 'Order number {number}',
  amountUnreadable:
    'The amount could not be read, so you cannot pay right now. Please open this page again from your order.',

  cards: 'Bank card',
  cardEnding: 'ending in {digits}',
  otherWays: 'Other ways to pay',
  wallet: 'Alipay',
  walletNote: 'You pay on the payment company’s page.',
  walletNeedsUser: 'Open this page from the app to pay this way.',

  noCards: 'You have no bank card to pay with',
  noCardsText: 'Bind a card first, then come back here to pay.',
  bindCard: 'Go and bind the card',

  payment: 'Payment',
  committing: 'Sending your payment request...',
  linking: 'Preparing your payment...',
  leaving: 'Opening the payment page...',
  checking: 'Checking your order...',
  finishing: 'Opening your order...',

  codeTitle: 'Confirm your payment',
  codeText: 'A code was sent by SMS to the phone number of this card.',
  codeLabel: 'SMS code',
  codeConfirm: 'Confirm',
  codeConfirming: 'Confirming...',
  codeSending: 'Sending...',

  // The answer to a request was lost: it is unknown, not failed (decision G).
  doubtTitle: 'We do not know yet whether this went through',
  doubtChecking:
    'The connection was lost before we had an answer. We are checking your order, so that you do not pay twice.',
  doubtUnread: 'Your order could not be checked yet. Please check it again before you pay.',
  doubtPayable: 'We checked your order: it still has to be paid. You can pay it again.',
  doubtAtCode: 'The answer was lost. We checked your order: it still has to be paid. You can confirm again.',
  sameRequest: 'Paying with a card sends the same payment request again, not a second one.',

  returnedTitle: 'Did you pay?',
  returnedChecking: 'We are checking your order.',
  returnedPayable: 'We checked your order: it still has to be paid.',

  submittedText: 'We have your payment request already. Please follow it in your order.',

  checkAgain: 'Check again',
  seeOrder: 'See your order',
} as const;

/** Choosing a card and paying with it, the legacy way (spec §2, §4, §5, §8; decisions B, D, G). */
export const legacyRepaymentMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Pumili ng pambayad',
    amount: 'Halagang babayaran',
    orderNumber: 'Numero ng order {number}',
    amountUnreadable:
      'Hindi mabasa ang halaga kaya hindi ka pa makakapagbayad. Buksan muli ang page na ito mula sa iyong order.',

    cards: 'Bank card',
    cardEnding: 'nagtatapos sa {digits}',
    otherWays: 'Iba pang paraan ng pagbabayad',
    wallet: 'Alipay',
    walletNote: 'Magbabayad ka sa page ng payment company.',
    walletNeedsUser: 'Buksan ang page na ito mula sa app para makabayad sa paraang ito.',

    noCards: 'Wala kang bank card na pambayad',
    noCardsText: 'Mag-link muna ng card, tapos bumalik dito para magbayad.',
    bindCard: 'Pumunta at i-link ang card',

    payment: 'Magbayad',
    committing: 'Ipinapadala ang iyong bayad...',
    linking: 'Inihahanda ang iyong bayad...',
    leaving: 'Binubuksan ang payment page...',
    checking: 'Chine-check ang iyong order...',
    finishing: 'Binubuksan ang iyong order...',

    codeTitle: 'Kumpirmahin ang iyong bayad',
    codeText: 'May code na na-text sa phone number ng card na ito.',
    codeLabel: 'SMS code',
    codeConfirm: 'Kumpirmahin',
    codeConfirming: 'Kinukumpirma...',
    codeSending: 'Ipinapadala...',

    doubtTitle: 'Hindi pa namin alam kung natuloy ito',
    doubtChecking:
      'Naputol ang koneksyon bago kami nakatanggap ng sagot. Chine-check namin ang order mo para hindi ka madoble ng bayad.',
    doubtUnread: 'Hindi pa ma-check ang order mo. Paki-check ulit bago magbayad.',
    doubtPayable: 'Na-check na namin ang order mo: kailangan pa itong bayaran. Puwede kang magbayad ulit.',
    doubtAtCode:
      'Hindi dumating ang sagot. Na-check na namin ang order mo: kailangan pa itong bayaran. Kumpirmahin ulit.',
    sameRequest: 'Kapag nagbayad ka gamit ang card, ang dating request din ang ipapadala, hindi panibago.',

    returnedTitle: 'Nakapagbayad ka na ba?',
    returnedChecking: 'Chine-check namin ang order mo.',
    returnedPayable: 'Na-check na namin ang order mo: kailangan pa itong bayaran.',

    submittedText: 'Nasa amin na ang request mo sa pagbabayad. Subaybayan ito sa iyong order.',

    checkAgain: 'I-check ulit',
    seeOrder: 'Tingnan ang order mo',
  },
});
