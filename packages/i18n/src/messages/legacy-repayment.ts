import { defineMessages } from '../define-messages.ts';
import { registrationWording } from '../registration-wording.ts';
import {
  alipay,
  amountDue,
  backToOrder,
  checkAgain,
  otherAmountText,
  otherAmountTitle,
  waysToPay,
} from '../shared-wording.ts';

/** Choosing a card and paying with it, the legacy way (spec §2, §4, §5, §8; docs/decisions/paying-by-card.md). */
export const legacyRepaymentMessages = defineMessages({
  title: ['Choose repayment', 'Pay your loan', 'Bayaran ang loan mo'],
  amount: amountDue,
  amountUnreadable: [
    'The amount could not be read, so you cannot pay right now. Please open this page again from your order.',
    'We couldn’t read the amount, so you can’t pay here. Open this page again from your loan.',
    'Hindi mabasa ang halaga kaya hindi ka makakapagbayad dito. Buksan muli ang page na ito mula sa loan mo.',
  ],

  otherAmountTitle,
  otherAmountText,

  cards: ['Bank card', 'Bank cards', 'Bank card'],
  cardEnding: ['ending in {digits}', 'nagtatapos sa {digits}'],
  otherWays: ['Other ways to pay', 'Iba pang paraan ng pagbabayad'],
  ways: waysToPay,
  chooseFirst: ['请先选择银行卡', 'Choose how to pay first.', 'Pumili muna kung paano magbabayad.'],
  refusedHere: [
    'The last payment this way was refused.',
    'Your last payment this way was refused.',
    'Hindi tinanggap ang huling bayad mo rito.',
  ],
  wallet: alipay,
  walletNote: [
    'You pay on the payment company’s page.',
    'You’ll finish on Alipay’s page.',
    'Tatapusin mo ito sa page ng Alipay.',
  ],
  walletNeedsUser: [
    'Open this page from the app to pay this way.',
    'To pay this way, open this page in the app.',
    'Buksan ang page na ito mula sa app para makabayad sa paraang ito.',
  ],

  noCards: ['You have no bank card to pay with', 'You have no bank card saved', 'Wala kang naka-save na bank card'],
  noCardsText: [
    'Bind a card first, then come back here to pay.',
    'Add a card first, then come back to pay.',
    'Magdagdag muna ng card, tapos bumalik dito para magbayad.',
  ],
  noCardsHere: [
    'A card cannot be bound here. Pay from your order, or ask customer service.',
    'You can’t add one here. Pay from your loan, or ask customer service.',
    'Hindi makakapagdagdag dito. Magbayad mula sa loan mo, o magtanong sa customer service.',
  ],
  bindCard: ['Go and bind the card', 'Add a card', 'Magdagdag ng card'],

  committing: ['Sending your payment request...', 'Sending your payment…', 'Ipinapadala ang iyong bayad…'],

  codeTitle: ['Confirm your payment', 'Enter your code', 'Ilagay ang code mo'],
  codeText: [
    'A code was sent by SMS to the phone number of this card.',
    'We texted a code to the number linked to this card.',
    'Nag-text kami ng code sa number na naka-link sa card na ito.',
  ],
  codeLabel: ['SMS code', 'Code', 'Code'],
  codeConfirming: ['Confirming...', 'Confirming your payment…', 'Kinukumpirma ang bayad mo…'],
  codeSending: ['Sending...', 'Sending the code…', 'Ipinapadala ang code…'],
  codeResendIn: registrationWording.resendIn,
  codeNotHere: ['No code yet?', 'Wala pang code?'],
  codeSendNew: ['获取验证码', 'Send a new code', 'Magpadala ng bagong code'],

  // The response to a request was lost: its outcome is unknown, not failed (docs/decisions/attempts.md).
  notSeenAtCode: [
    'The answer was lost. We checked your order and saw no payment yet. Please do not pay a second time.',
    'The connection was lost. We checked and saw no payment yet. Do not pay twice.',
    'Naputol ang koneksyon. Nag-check kami at wala pang bayad. Huwag magbayad nang dalawang beses.',
  ],
  unknownAtCode: [
    'The answer was lost. We checked your order: it still has to be paid. You can confirm again.',
    'We checked and your loan isn’t paid yet. You can confirm again.',
    'Chineck namin at hindi pa bayad ang loan mo. Puwede mong kumpirmahin ulit.',
  ],

  checkAgain,
  backToOrder,
});
