import { defineMessages } from '../define-messages.ts';

/** The last payment of a loan arrives. `original` has the words of the payment instead. */
export const paidInFullMessages = defineMessages({
  title: ['Paid in full!', 'Bayad na lahat!'],
  text: ['You owe nothing on this loan. Salamat!', 'Wala ka nang babayaran sa loan na ito. Salamat!'],
  lastPayment: ['Last payment', 'Huling bayad'],
  receipt: ['Save or share receipt', 'I-save o i-share ang resibo'],
});
