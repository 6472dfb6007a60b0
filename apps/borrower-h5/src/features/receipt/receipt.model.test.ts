import { createTranslator } from '@peace/i18n';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { describe, expect, it } from 'vitest';
import { remindersOf } from './calendar-file.ts';
import { receiptText } from './receipt.model.ts';
import { aReceipt, PAID_AT } from './testing/a-receipt.ts';

const t = createTranslator('en')(receiptMessages);
const read = (changes: Parameters<typeof aReceipt>[0]) => receiptText(aReceipt(changes), t, 'en');

describe('a receipt', () => {
  it('says what, how much, when, through whom, for which order and what follows', () => {
    expect(read({})).toEqual({
      title: 'Payment received',
      amount: { minor: 345_000, currency: 'PHP' },
      amountLabel: 'You paid',
      rows: [
        { label: 'When', value: 'Fri, Nov 20, 2026, 10:05 AM' },
        { label: 'Your loan', value: 'Bayani Cash' },
        { label: 'Loan no.', value: '8602' },
        { label: 'Paid with', value: 'GCash bill payment' },
        { label: 'Next payment', value: '₱3,450.00 by Sun, Dec 27, 2026' },
      ],
      after: '',
      notice: 'For your records. This isn’t the lender’s official receipt.',
      reference: 'attempt-1',
    });
  });

  it.each([
    [{ isClosed: true, next: null }, 'Paid in full', 'You have nothing left to pay on this loan.'],
    [{ next: null }, 'Payment received', 'See your loan for what to pay next.'],
    [{ kind: 'complaint', next: null }, 'Complaint received', 'We’ll answer by Wed, Nov 25, 2026.'],
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
    expect(rows.map(({ label }) => label)).toEqual(['When', 'Loan no.', 'Next payment']);
    expect(rows.at(-1)?.value).toBe('by Sun, Dec 27, 2026');
  });
});

describe('the reminder', () => {
  it('is for the day in Manila on which the next payment is due', () => {
    const next = { amount: null, day: '2026-12-26T18:00:00Z' };
    expect(remindersOf(aReceipt(), [next], t, PAID_AT)).toMatchObject([
      { day: '2026-12-27', summary: 'Pay your loan', uid: 'order-8602-2026-12-27@peace' },
    ]);
  });

  it('names amount, loan and order', () => {
    const next = { amount: { minor: 345_000, currency: 'PHP' }, day: '2026-12-27' } as const;
    expect(remindersOf(aReceipt(), [next], t, PAID_AT)).toMatchObject([
      {
        summary: 'Pay your loan: ₱3,450.00',
        description: 'Bayani Cash, loan no. 8602. Before you pay, check the amount in the app.',
      },
    ]);
  });

  it('is not offered for a day that cannot be read', () => {
    expect(remindersOf(aReceipt(), [{ amount: null, day: 'soon' }], t, PAID_AT)).toEqual([]);
  });
});
