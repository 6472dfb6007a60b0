import { anOffer } from '../factories/an-offer.ts';
import type { Offer } from '../state/offer.ts';
import { agreementTexts, type AgreementPage } from './agreement-texts.ts';
import { escapeHtml, htmlPage } from './html-page.ts';
import { figuresOf } from './loan-figures.ts';

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
