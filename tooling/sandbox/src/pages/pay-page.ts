import type { PayLink } from '../state/payment.ts';
import { pesoText } from '../wire-text.ts';
import { escapeHtml, htmlPage } from './html-page.ts';

/** A mock of a payment partner's page. It works without scripts; paying is a form's POST to the same address. */
export function payPage(link: PayLink, isPaid: boolean): string {
  const facts = [
    ['Order', link.orderId],
    ['Amount', pesoText(link.amount)],
    ['Through', link.channelName],
  ].map(([label = '', value = '']) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const state = !isPaid
    ? '<form method="post"><button type="submit">Pay</button></form>'
    : `<p role="status">Paid. Thank you.</p><p><a href="/loanDetail?orderId=${encodeURIComponent(link.orderId)}">Back to the order</a></p>`;
  return htmlPage('Payment partner (sandbox)', `<dl>${facts.join('')}</dl>${state}`);
}
