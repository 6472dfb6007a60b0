import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Choose repayment',
  amount: 'Repayment amount',
  orderNumber: 'Order number {number}',
  amountUnreadable:
    'The amount could not be read, so you cannot pay right now. Please open this page again from your order.',

  otherAmountTitle: 'Another amount is due',
  otherAmountText: 'This link asks for {link}. What is due for this order is {due}.',
  payOtherAmount: 'Go on with {due}',

  cards: 'Bank card',
  cardEnding: 'ending in {digits}',
  otherWays: 'Other ways to pay',
  ways: 'Ways to pay',
  chooseFirst: '请先选择银行卡',
  wallet: 'Alipay',
  walletNote: 'You pay on the payment company’s page.',
  walletNeedsUser: 'Open this page from the app to pay this way.',

  noCards: 'You have no bank card to pay with',
  noCardsText: 'Bind a card first, then come back here to pay.',
  noCardsHere: 'A card cannot be bound here. Pay from your order, or ask customer service.',
  bindCard: 'Go and bind the card',

  committing: 'Sending your payment request...',

  codeTitle: 'Confirm your payment',
  codeText: 'A code was sent by SMS to the phone number of this card.',
  codeLabel: 'SMS code',
  codeConfirm: 'Confirm',
  codeConfirming: 'Confirming...',
  codeSending: 'Sending...',
  codeResendIn: '{seconds}s',
  codeSendNew: '获取验证码',

  // The response to a request was lost: its outcome is unknown, not failed (docs/decisions/attempts.md).
  notSeenAtCode: 'The answer was lost. We checked your order and saw no payment yet. Please do not pay a second time.',
  unknownAtCode: 'The answer was lost. We checked your order: it still has to be paid. You can confirm again.',

  checkAgain: 'Check again',
  seeOrder: 'See your order',
} as const;

/** Choosing a card and paying with it, the legacy way (spec §2, §4, §5, §8; docs/decisions/paying-by-card.md). */
export const legacyRepaymentMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'Pay your loan',
    amount: 'Amount due',
    orderNumber: 'Loan no. {number}',
    amountUnreadable: 'We couldn’t read the amount, so you can’t pay here. Open this page again from your loan.',
    otherAmountTitle: 'The amount due has changed',
    otherAmountText: 'This link asks for {link}. You now owe {due}.',
    payOtherAmount: 'Continue with {due}',
    cards: 'Bank cards',
    chooseFirst: 'Choose how to pay first.',
    walletNote: 'You’ll finish on Alipay’s page.',
    walletNeedsUser: 'To pay this way, open this page in the app.',
    noCards: 'You have no bank card saved',
    noCardsText: 'Add a card first, then come back to pay.',
    noCardsHere: 'You can’t add one here. Pay from your loan, or ask customer service.',
    bindCard: 'Add a card',
    committing: 'Sending your payment…',
    codeTitle: 'Enter your code',
    codeText: 'We texted a code to the number linked to this card.',
    codeLabel: 'Code',
    codeConfirm: 'Confirm payment',
    codeConfirming: 'Confirming your payment…',
    codeSending: 'Sending the code…',
    codeResendIn: 'Resend in {seconds}s',
    codeSendNew: 'Send a new code',
    notSeenAtCode: 'The connection was lost. We checked and saw no payment yet. Do not pay twice.',
    unknownAtCode: 'We checked and your loan isn’t paid yet. You can confirm again.',
    seeOrder: 'See my loan',
  },
  fil: {
    title: 'Bayaran ang loan mo',
    amount: 'Halagang babayaran',
    orderNumber: 'Loan no. {number}',
    amountUnreadable:
      'Hindi mabasa ang halaga kaya hindi ka makakapagbayad dito. Buksan muli ang page na ito mula sa loan mo.',

    otherAmountTitle: 'Nagbago ang halagang babayaran',
    otherAmountText: '{link} ang nasa link na ito. {due} ang dapat mong bayaran ngayon.',
    payOtherAmount: 'Magpatuloy sa {due}',

    cards: 'Bank card',
    cardEnding: 'nagtatapos sa {digits}',
    otherWays: 'Iba pang paraan ng pagbabayad',
    ways: 'Mga paraan ng pagbabayad',
    chooseFirst: 'Pumili muna kung paano magbabayad.',
    wallet: 'Alipay',
    walletNote: 'Tatapusin mo ito sa page ng Alipay.',
    walletNeedsUser: 'Buksan ang page na ito mula sa app para makabayad sa paraang ito.',

    noCards: 'Wala kang naka-save na bank card',
    noCardsText: 'Magdagdag muna ng card, tapos bumalik dito para magbayad.',
    noCardsHere: 'Hindi makakapagdagdag dito. Magbayad mula sa loan mo, o magtanong sa customer service.',
    bindCard: 'Magdagdag ng card',

    committing: 'Ipinapadala ang iyong bayad…',

    codeTitle: 'Ilagay ang code mo',
    codeText: 'Nag-text kami ng code sa number na naka-link sa card na ito.',
    codeLabel: 'Code',
    codeConfirm: 'Kumpirmahin ang bayad',
    codeConfirming: 'Kinukumpirma ang bayad mo…',
    codeSending: 'Ipinapadala ang code…',
    codeResendIn: 'Magpadala muli sa {seconds}s',
    codeSendNew: 'Magpadala ng bagong code',

    notSeenAtCode: 'Naputol ang koneksyon. Nag-check kami at wala pang bayad. Huwag magbayad nang dalawang beses.',
    unknownAtCode: 'Chineck namin at hindi pa bayad ang loan mo. Puwede mong kumpirmahin ulit.',

    checkAgain: 'I-check muli',
    seeOrder: 'Tingnan ang loan ko',
  },
});
