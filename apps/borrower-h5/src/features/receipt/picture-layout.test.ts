import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FONTS, layOutPicture, wrapped } from './picture-layout.ts';
import type { ReceiptText } from './receipt.model.ts';

const text: ReceiptText = {
  title: 'Your payment has arrived',
  amount: { minor: 345_000, currency: 'PHP' },
  amountLabel: 'Amount paid',
  rows: [
    { label: 'Order number', value: '8602' },
    { label: 'Loan', value: 'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Cooperative' },
  ],
  after: '',
  notice: 'This is your own record. It is not the lender’s legal receipt.',
  reference: '3f9c2b7e-61d0-4a58-9b1e-7d2a40c6f813',
};
const measure = (part: string, font: keyof typeof FONTS) => part.length * FONTS[font].size * 0.55;

it('holds every word of the receipt within its edges, from top to bottom', () => {
  const { width, height, texts } = layOutPicture({ ...text, lender: 'Sample Lending Corporation' }, 'Peace', measure);
  const words = texts.map((placed) => placed.text).join(' ');
  for (const wanted of [
    'Peace',
    'Sample Lending Corporation',
    '3f9c2b7e-61d0-4a58-9b1e-7d2a40c6f813',
    text.title,
    'Amount paid',
    '₱3,450.00',
    text.notice,
    ...text.rows.flatMap(Object.values),
  ]) {
    expect(words).toContain(wanted);
  }
  for (const placed of texts) expect(placed.x + measure(placed.text, placed.font)).toBeLessThanOrEqual(width - 48);
  const baselines = texts.map(({ y }) => y);
  expect(baselines).toEqual([...baselines].sort((a, b) => a - b));
  expect(Math.max(...baselines)).toBeLessThan(height);
});

it('breaks between words, cuts a word that fits no line, and loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 2, max: 20 }), (words, width) => {
      const lines = wrapped(words, width, (part) => [...part].length);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''));
      expect(lines.every((line) => [...line].length <= width)).toBe(true);
    }),
  );
  expect(wrapped('one two three', 7, (part) => part.length)).toEqual(['one two', 'three']);
});
