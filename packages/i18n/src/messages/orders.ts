import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'My orders',
  orderNumber: 'Order number',
  open: 'Order Details',
  complain: 'File a complaint',
  emptyText: 'A loan that you apply for appears here.',
  seeProducts: 'See what you can borrow',
  accountChanged: 'Your payment account was saved',
  accountChangedText: 'Your running order uses it from now on.',
  myAccount: 'My account',
} as const;

/** The borrower's orders (spec §2 'order'; the landing after a bank change). */
export const ordersMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Mga order ko',
    orderNumber: 'Numero ng order',
    open: 'Mga Detalye ng Order',
    complain: 'Magreklamo',
    emptyText: 'Makikita rito ang loan na in-apply mo.',
    seeProducts: 'Tingnan kung ano ang puwede mong utangin',
    accountChanged: 'Na-save na ang payment account mo',
    accountChangedText: 'Ito na ang gagamitin ng kasalukuyan mong order.',
    myAccount: 'Ang account ko',
  },
});
