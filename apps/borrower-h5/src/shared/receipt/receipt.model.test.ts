import { createTranslator } from '@peace/i18n';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { describe, expect, it } from 'vitest';
import { receiptText, reminderOf } from './receipt.model.ts';
import { aReceipt, PAID_AT } from './testing/a-receipt.ts';

const t = createTranslator('en')(receiptMessages);
const read = (changes: Parameters<typeof aReceipt>[0]) => receiptText(aReceipt(changes), t, (day) => `(${day})`);

describe('a receipt', () => {
  it('says what, how much, when, through whom, for which order and what follows', () => {
    expect(read({})).toEqual({
      title: 'Your payment has arrived',
      amount: { minor: 345_000, currency: 'PHP' },
      rows: [
        { label: 'Date and time', value: '(2026-11-20), 10:05' },
        { label: 'Loan', value: 'Bayani Cash' },
        { label: 'Order number', value: '8602' },
        { label: 'Paid through', value: 'GCash bill payment' },
        { label: 'Next payment', value: '₱3,450.00, due (2026-12-27)' },
      ],
      after: '',
      notice: 'This is your own record. It is not the lender’s legal receipt.',
    });
  });

  it.each([
    [{ isClosed: true, next: null }, 'Your loan is repaid', 'Nothing is left to pay on this loan.'],
    [{ next: null }, 'Your payment has arrived', 'Order Details shows what is due next.'],
    [{ kind: 'complaint', next: null }, 'Your complaint was sent', 'Customer service replies within 3 weekdays.'],
  ] as const)('%o says what follows without a date', (changes, title, after) => {
    expect(read(changes)).toMatchObject({ title, after });
  });

  it('leaves out what is not known', () => {
    const { amount, rows } = read({
      amount: null,
      productName: '',
      through: null,
      next: { amount: null, day: '2026-12-27' },
    });
    expect(amount).toBeNull();
    expect(rows.map(({ label }) => label)).toEqual(['Date and time', 'Order number', 'Next payment']);
    expect(rows.at(-1)?.value).toBe('due (2026-12-27)');
  });
});

describe('the reminder', () => {
  it('is for the day in Manila on which the next payment is due', () => {
    expect(reminderOf(aReceipt({ next: { amount: null, day: '2026-12-26T18:00:00Z' } }), t, PAID_AT)).toMatchObject({
      day: '2026-12-27',
      summary: 'Loan payment due',
      uid: 'order-8602-2026-12-27@peace',
    });
  });

  it('names amount, loan and order', () => {
    expect(reminderOf(aReceipt(), t, PAID_AT)).toMatchObject({
      summary: 'Loan payment due: ₱3,450.00',
      description: 'Bayani Cash, order 8602. Open the app to see what is due before you pay.',
    });
  });

  it.each([[null], [{ amount: null, day: 'soon' }]])('is not offered for %j', (next) => {
    expect(reminderOf(aReceipt({ next }), t, PAID_AT)).toBeNull();
  });
});
