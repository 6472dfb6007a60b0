import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { myAccount, myOrders, numberedOrder, opening, seeProducts } from '../shared-wording.ts';

/** The borrower's orders (spec §2 'order'; the landing after a bank change). */
export const ordersMessages = defineMessages({
  title: myOrders,
  toPayAll: [
    'To be repaid ({count})',
    plural('count', { one: 'To pay, # loan', other: 'To pay, # loans' }),
    'Babayaran, {count} loan',
  ],
  toPayPart: ['To be repaid ({count} of {all})', 'To pay, {count} of {all} loans', 'Babayaran, {count} sa {all} loan'],
  isLate: ['{amount} overdue', '{amount} is late', '{amount} ang late'],
  next: ['Next: {date}', 'Susunod: {date}'],
  others: ['Other orders', 'Other loans', 'Iba pang loan'],
  numbered: numberedOrder,
  open: ['Order Details', 'See loan', 'Tingnan ang loan'],
  opening,
  emptyText: [
    'A loan that you apply for appears here.',
    'When you apply for a loan, you’ll see it here.',
    'Makikita rito ang loan na in-apply mo.',
  ],
  seeProducts,
  accountChanged: ['Your payment account was saved', 'Your account is saved', 'Na-save na ang account mo'],
  accountChangedText: [
    'Your running order uses it from now on.',
    'We’ll send your current loan to it.',
    'Dito namin ipapadala ang kasalukuyan mong loan.',
  ],
  myAccount,
});
