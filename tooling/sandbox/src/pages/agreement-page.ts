import { termFacts } from '@peace/company/loan-facts';
import { type Offer, repayPlan } from '../state/offer.ts';
import { dateText, pesoText } from '../wire-text.ts';
import { anOffer } from '../factories/an-offer.ts';
import { escapeHtml, htmlPage } from './html-page.ts';

/** An agreement states these figures of a loan. */
export interface LoanFigures {
  readonly product: string;
  readonly date: string;
  readonly amount: string;
  readonly received: string;
  readonly keptBack: string;
  readonly interest: string;
  readonly total: string;
  readonly term: string;
  readonly rate: string;
  /** Each payment: the day and the amount. */
  readonly payments: readonly (readonly [day: string, amount: string])[];
}

/** An offer's figures. They are consistent: the plan's sum is the loan and its interest. */
export function figuresOf(offer: Offer, now: number): LoanFigures {
  return {
    product: offer.product.name,
    date: dateText(now),
    amount: pesoText(offer.amount),
    received: pesoText(offer.amount - (offer.keptBack?.charge ?? 0)),
    keptBack: pesoText(offer.keptBack?.charge ?? 0),
    interest: pesoText(offer.interest),
    total: pesoText(offer.amount + offer.interest),
    term: `${offer.periods} ${offer.termUnit}`,
    rate: offer.rateText,
    payments: repayPlan(offer, now).map(({ payTime, amount }) => [payTime, pesoText(amount)]),
  };
}

const terms = termFacts('en');

export interface AgreementPage {
  readonly heading: string;
  readonly table?: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
}

/** The pages of an agreement by its title: texts of our own, in a lender's manner. */
export function agreementTexts(title: string, figures: LoanFigures): readonly AgreementPage[] {
  if (title.startsWith('Disclosure')) return disclosure(figures);
  if (title.startsWith('Data Privacy')) return privacy(figures);
  return loan(figures);
}

/** States the late charges of the loan terms: penalty, daily interest, and their base. */
const late =
  `After the due date a penalty is charged once: ${terms.penaltyNew} for a new client, ${terms.penaltyRepeat} for a returning one. ` +
  `Each day late, interest is added on what is unpaid: ${terms.firstRate} on days ${terms.firstFrom} to ${terms.firstTo}, ` +
  `${terms.secondRate} on days ${terms.secondFrom} to ${terms.secondTo}, ${terms.thirdRate} from day ${terms.thirdFrom}.`;

const loan = ({
  product,
  date,
  amount,
  keptBack,
  interest,
  total,
  term,
  rate,
  payments,
}: LoanFigures): AgreementPage[] => [
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
      `The Lender lends ${amount}. The money goes to the account that the Borrower confirmed, within ${terms.creditMin} to ${terms.creditMax} calendar days.`,
      `The Borrower pays back ${total}. Taken off before the money is sent: ${keptBack}. Nothing is charged that is not stated here.`,
    ],
  },
  {
    heading: 'Payment',
    table: payments.map(([day, pays]) => [`Due on ${day}`, pays]),
    paragraphs: [
      'Payments are made in the ways that the app offers for this loan. A payment counts from the day on which it is made, also where it arrives later.',
      `The Borrower may pay the whole loan early once half of the term has passed, and not before ${terms.earlyDays} calendar days after the money was sent.`,
      late,
      'Where the app offers it, the Borrower may move the due date by the same term once the interest and the penalties that are due have been paid.',
    ],
  },
  {
    heading: 'Rights and duties',
    paragraphs: [
      `The Borrower is a Filipino over ${terms.age} and reports a new name, birth date or address within ${terms.changeDays} calendar days.`,
      'The Lender collects fairly: no threats, no insults, no calls or texts between 10:00 PM and 6:00 AM, and no word to anyone in the contacts of the phone.',
      `The Lender may assign this loan with a notice of ${terms.assignmentDays} business days. The figures and dates above stay as they are.`,
      'Complaints are answered within 3 working days. The Borrower may also turn to the Securities and Exchange Commission and, about personal data, to the National Privacy Commission.',
      'By tapping Apply with the box ticked, the Borrower signs this agreement electronically and receives a copy in the app.',
    ],
  },
];

const disclosure = ({ received, keptBack, interest, total, term, rate, payments }: LoanFigures): AgreementPage[] => [
  {
    heading: 'What the loan costs',
    table: [
      ['Amount that you receive', received],
      ['Interest', interest],
      ['Fees taken off before', keptBack],
      ['Total to be paid', total],
      ['Term', term],
      ['Rate', rate],
      ...payments.map(([day, pays]) => [`Due on ${day}`, pays] as const),
    ],
    paragraphs: [
      'This statement is given before the loan is confirmed, as the Truth in Lending Act (Republic Act No. 3765) asks.',
      late,
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

const STYLE = [
  'section{margin:1.5rem 0;padding:1rem 1rem .5rem;border:1px solid #8885;border-radius:12px}',
  'h2{margin:0 0 .5rem;font-size:1.0625rem}',
  'table{width:100%;border-collapse:collapse}',
  'th,td{padding:.4rem 0;border-bottom:1px solid #8883;font-weight:400;text-align:left;vertical-align:top}',
  'td{text-align:right;font-weight:600;font-variant-numeric:tabular-nums}',
  'footer{margin:.75rem 0 0;font-size:.8125rem;opacity:.75;text-align:center}',
  '@media print{section{border:0;break-after:page}}',
].join('');

/** An agreement as a lender's server shows it in the app's frame: pages with the loan's own figures. */
export function agreementPage(title: string, offer: Offer = anOffer(), now: number = Date.now()): string {
  const pages = agreementTexts(title, figuresOf(offer, now));
  const body = pages.map((page, index) => section(page, index + 1, pages.length)).join('');
  return htmlPage(title, `<style>${STYLE}</style><p>Sample text of the sandbox; it is not binding.</p>${body}`);
}

function section({ heading, table = [], paragraphs }: AgreementPage, number: number, of: number): string {
  const rows = table.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return [
    `<section><h2>${number}. ${escapeHtml(heading)}</h2>`,
    rows.length === 0 ? '' : `<table>${rows.join('')}</table>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<footer>Page ${number} of ${of}</footer></section>`,
  ].join('');
}
