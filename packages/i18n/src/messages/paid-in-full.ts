import { defineMessages } from '../define-messages.ts';
import { done } from '../shared-wording.ts';

/** A loan whose last payment this phone saw arrive. `original` has the words of the payment and of the receipt instead. */
export const paidInFullMessages = defineMessages({
  title: ['Paid in full!', 'Bayad na lahat!'],
  text: ['You owe nothing on this loan. Salamat!', 'Wala ka nang babayaran sa loan na ito. Salamat!'],
  lastPayment: ['Last payment', 'Huling bayad'],
  receipt: ['Save or share receipt', 'I-save o i-share ang resibo'],
  done,
  paid: ['Paid in full', 'Bayad na nang buo'],
});
