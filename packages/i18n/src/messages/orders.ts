import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'My orders',
  toPay: 'To be repaid',
  running: 'In progress',
  finished: 'Finished',
  numbered: 'Order number {number}',
  open: 'Order Details',
  openToSee: 'Open it to see whether there is anything to pay.',
  opening: 'Opening...',
  emptyText: 'A loan that you apply for appears here.',
  seeProducts: 'See what you can borrow',
  accountChanged: 'Your payment account was saved',
  accountChangedText: 'Your running order uses it from now on.',
  myAccount: 'My account',
} as const;

/** The borrower's orders (spec §2 'order'; the landing after a bank change). */
export const ordersMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'My loans',
    toPay: 'To pay',
    numbered: 'Loan no. {number}',
    open: 'See loan',
    openToSee: 'Open to see what to pay, if anything.',
    opening: 'Opening…',
    emptyText: 'When you apply for a loan, you’ll see it here.',
    seeProducts: 'See loan offers',
    accountChanged: 'Your account is saved',
    accountChangedText: 'We’ll send your current loan there.',
  },
  fil: {
    title: 'Mga loan ko',
    toPay: 'Babayaran',
    running: 'Pinoproseso',
    finished: 'Tapos na',
    numbered: 'Loan no. {number}',
    open: 'Tingnan ang loan',
    openToSee: 'Buksan para makita kung may babayaran.',
    opening: 'Binubuksan…',
    emptyText: 'Makikita rito ang loan na in-apply mo.',
    seeProducts: 'Tingnan ang mga alok na loan',
    accountChanged: 'Na-save na ang account mo',
    accountChangedText: 'Doon namin ipapadala ang kasalukuyan mong loan.',
    myAccount: 'Ang account ko',
  },
});
