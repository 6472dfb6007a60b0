import { expect, it } from 'vitest';
import { anOffer } from '../factories/an-offer.ts';
import { AGREEMENT_TITLES } from '../handlers/loan-confirm.ts';
import { agreementPage, figuresOf } from './agreement-page.ts';

const now = Date.parse('2026-11-20T10:00:00+08:00');
const minor = (text: string): number => Number(text.replaceAll(/\D/g, ''));

it('the loan agreement has three pages, with the figures of the offer', () => {
  const page = agreementPage('Loan Agreement', anOffer(), now);
  expect(page.match(/<footer>[^<]*/g)).toEqual([1, 2, 3].map((number) => `<footer>Page ${number} of 3`));
  for (const said of ['₱5,000.00', '₱450.00', '₱5,450.00', '91 days', '2027-02-19']) expect(page).toContain(said);
});

it('the rate is that of the interest', () => {
  const { amount, interest, rateText } = anOffer();
  // 91 days are three months.
  expect(rateText).toBe(`Interest ${(100 * interest) / amount / 3}% per month`);
});

it.each([1, 3, 6])('the figures of %i payments add up', (instalments) => {
  const { amount, interest, total, payments } = figuresOf(anOffer({ instalments }), now);
  expect(minor(amount) + minor(interest)).toBe(minor(total));
  expect(payments.reduce((sum, [, pays]) => sum + minor(pays), 0)).toBe(minor(total));
});

it('shows a name as text, and each agreement under its own title', () => {
  const offer = anOffer({ product: { ...anOffer().product, name: '<b>x</b>' } });
  const pages = AGREEMENT_TITLES.map((title) => agreementPage(title, offer, now));
  expect(pages.join('')).not.toContain('<b>x</b>');
  expect(new Set(pages).size).toBe(AGREEMENT_TITLES.length);
});
