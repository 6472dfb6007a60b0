import type { LoanFigures } from './loan-figures.ts';

/** A page of an agreement. */
export interface AgreementPage {
  readonly heading: string;
  /** Figures, above the paragraphs. */
  readonly table?: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
}

/** The pages of an agreement by its title: texts of our own, in a lender's manner. */
export function agreementTexts(title: string, figures: LoanFigures): readonly AgreementPage[] {
  if (title.startsWith('Disclosure')) return disclosure(figures);
  if (title.startsWith('Data Privacy')) return privacy(figures);
  return loan(figures);
}

const loan = ({ product, date, amount, interest, total, term, rate, payments }: LoanFigures): AgreementPage[] => [
  {
    heading: 'The loan',
    table: [
      ['Date', date],
      ['Loan amount', amount],
      ['Interest', interest],
      ['Total to be paid', total],
      ['Term', term],
      ['Rate', rate],
    ],
    paragraphs: [
      `This agreement is between ${product} (the Lender) and the person who confirms it in the app (the Borrower).`,
      `The Lender lends ${amount}. The money goes to the account that the Borrower confirmed, within 1 to 3 calendar days.`,
      `The Borrower pays back ${total}. No fee is taken off before the money is sent, and nothing is charged that is not stated here.`,
    ],
  },
  {
    heading: 'Payment',
    table: payments.map(([day, pays]) => [`Due on ${day}`, pays]),
    paragraphs: [
      'Payments are made in the ways that the app offers for this loan. A payment counts from the day on which it is made, also where it arrives later.',
      'The Borrower may pay the whole loan early once half of the term has passed, and not before 7 calendar days after the money was sent.',
      'After the due date a penalty is charged once: ₱1,000 for a new client, ₱800 for a returning one. Each day late, interest is added on what is unpaid: 5% on days 1 to 30, 4% on days 31 to 90, 2% from day 91.',
      'Where the app offers it, the Borrower may move the due date by the same term once the interest and the penalties that are due have been paid.',
    ],
  },
  {
    heading: 'Rights and duties',
    paragraphs: [
      'The Borrower is a Filipino over 18 and reports a new name, birth date or address within 3 calendar days.',
      'The Lender collects fairly: no threats, no insults, no calls or texts between 10:00 PM and 6:00 AM, and no word to anyone in the contacts of the phone.',
      'The Lender may assign this loan with a notice of 7 business days. The figures and dates above stay as they are.',
      'Complaints are answered within 3 working days. The Borrower may also turn to the Securities and Exchange Commission and, about personal data, to the National Privacy Commission.',
      'By tapping Apply with the box ticked, the Borrower signs this agreement electronically and receives a copy in the app.',
    ],
  },
];

const disclosure = ({ amount, interest, total, term, rate, payments }: LoanFigures): AgreementPage[] => [
  {
    heading: 'What the loan costs',
    table: [
      ['Amount that you receive', amount],
      ['Interest', interest],
      ['Fees taken off before', '₱0.00'],
      ['Total to be paid', total],
      ['Term', term],
      ['Rate', rate],
      ...payments.map(([day, pays]) => [`Due on ${day}`, pays] as const),
    ],
    paragraphs: [
      'This statement is given before the loan is confirmed, as the Truth in Lending Act (Republic Act No. 3765) asks.',
      'If you pay late, the penalty and the daily interest of the agreement are added.',
    ],
  },
];

const privacy = ({ product }: LoanFigures): AgreementPage[] => [
  {
    heading: 'Your data',
    paragraphs: [
      `${product} uses what you entered, and how you pay, to decide on this loan, to send the money and to receive your payments.`,
      'It is kept for as long as the law asks, and shared only with the payment companies that move your money and with the credit bureau.',
      'The contacts, pictures and messages on your phone are not read.',
      'You may ask to see, correct or delete your data, and you may take this consent back. What was agreed before stays valid.',
    ],
  },
];
