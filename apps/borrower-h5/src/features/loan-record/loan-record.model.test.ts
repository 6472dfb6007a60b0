import { createTranslator, type Locale } from '@peace/i18n';
import { companyMessages } from '@peace/i18n/messages/company';
import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { describe, expect, it } from 'vitest';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { comparisonText, filled, planSections, textOf } from './loan-record.model.ts';

const { plan } = anAcceptedOffer();
const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;
const dueOn = (day: string, minor = 230_000) => ({ amount: pesos(minor), at: Date.parse(`${day}T00:00+08:00`) });

describe('what is due, compared with the plan that was accepted', () => {
  it.each([
    ['2027-02-20', 230_000, undefined],
    ['2027-02-20', 250_000, '₱2,500.00 is due Sat, Feb 20, 2027. Your plan says ₱2,300.00.'],
    ['2027-03-22', 230_000, '₱2,300.00 is due Mon, Mar 22, 2027. Your plan has no payment that day.'],
  ])('is one line where it differs: %s, %i centavos', (day, minor, text) => {
    expect(comparisonText(plan, dueOn(day, minor), createTranslator('en')(loanRecordMessages), 'en')).toBe(text);
  });
});

describe('the plan as it was accepted', () => {
  const sectionsIn = (locale: Locale) =>
    planSections(anAcceptedOffer(), {
      t: createTranslator(locale)(loanRecordMessages),
      company: createTranslator(locale)(companyMessages),
      locale,
    });

  it('says figures, each payment, what was agreed to, and the lender with its registration', () => {
    const [offer, schedule, agreed, lender] = sectionsIn('en');
    expect(offer?.rows.slice(0, 5)).toEqual([
      { label: 'You borrow', value: '₱6,000.00', figure: 'hero' },
      { label: 'You get', value: '₱5,700.00', figure: 'other' },
      { label: 'You pay back', value: '₱6,900.00', figure: 'other' },
      { label: 'Cost of the loan', value: '₱1,200.00', figure: 'other' },
      { label: 'Loan', value: 'Lakas Loan' },
    ]);
    expect(schedule?.rows[1]).toEqual({
      label: '2. Sat, Feb 20, 2027, Repayment 2',
      value: '₱2,300.00. Loan and interest',
    });
    expect(agreed?.rows.map(({ value }) => value)).toEqual([
      'Fri, Nov 20, 2026, 10:05 AM',
      'English',
      'Loan Agreement',
      'Disclosure Statement',
    ]);
    expect(lender?.rows.map(({ value }) => value)).toEqual(['Maayos Lending Corporation', 'CS201912345', '3210']);
  });

  it.each(['original', 'en', 'fil'] as const)('is complete in %s', (locale) => {
    expect(sectionsIn(locale).map(({ rows }) => rows.length)).toEqual([9, 3, 4, 3]);
  });
});

it('a record as text has each row on a line of its own, and no part without rows', () => {
  const sections = filled([
    {
      title: 'Now',
      rows: [
        { label: 'Loan', value: 'Lakas Loan' },
        { label: 'Rate', value: ' ' },
      ],
    },
    { title: 'Nothing', rows: [] },
  ]);
  expect(textOf({ title: 'Record', sections, notice: 'Your own.' })).toBe(
    'Record\n\nNow\nLoan: Lakas Loan\n\nYour own.',
  );
});
