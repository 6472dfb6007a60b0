import { defineMessages } from '../define-messages.ts';

/** The borrower's orders (spec §2 'order'; the landing after a bank change). */
export const ordersMessages = defineMessages({
  title: ['My orders', 'My loans', 'Mga loan ko'],
  toPay: ['To be repaid', 'To pay', 'Babayaran'],
  others: ['Other orders', 'Other loans', 'Iba pang loan'],
  finished: ['Finished', 'Tapos na'],
  numbered: ['Order number {number}', 'Loan no. {number}', 'Loan no. {number}'],
  open: ['Order Details', 'See loan', 'Tingnan ang loan'],
  openToSee: [
    'Open it to see whether there is anything to pay.',
    'Open to see what to pay, if anything.',
    'Buksan para makita kung may babayaran.',
  ],
  opening: ['Opening...', 'Opening…', 'Binubuksan…'],
  emptyText: [
    'A loan that you apply for appears here.',
    'When you apply for a loan, you’ll see it here.',
    'Makikita rito ang loan na in-apply mo.',
  ],
  seeProducts: ['See what you can borrow', 'See loan offers', 'Tingnan ang mga alok na loan'],
  accountChanged: ['Your payment account was saved', 'Your account is saved', 'Na-save na ang account mo'],
  accountChangedText: [
    'Your running order uses it from now on.',
    'We’ll send your current loan there.',
    'Doon namin ipapadala ang kasalukuyan mong loan.',
  ],
  myAccount: ['My account', 'Ang account ko'],
});
