import { htmlPage } from './html-page.ts';
import { escapeHtml } from './escape-html.ts';

const CLAUSES = [
  'The lender lends and the borrower accepts the amount shown on the confirmation page.',
  'The borrower repays on or before the dates of the payment plan, through the channels the app offers.',
  'The whole cost of the loan is shown before it is confirmed. Nothing is charged that was not shown.',
  'The borrower may repay early once half of the term has passed.',
  'Personal data is used for this loan only, as the privacy policy describes.',
];

/** An agreement as a lender's server would show it in the app's iframe: long enough to be scrolled. */
export function agreementPage(title: string): string {
  const clauses = CLAUSES.flatMap((clause) => Array.from({ length: 4 }, () => `<li>${escapeHtml(clause)}</li>`));
  return htmlPage(title, `<p>Sample text of the sandbox; it is not binding.</p><ol>${clauses.join('')}</ol>`);
}
