import type { Hono } from 'hono';
import { payLink } from '../state/payment.ts';
import type { PayLink } from '../state/sandbox-state.ts';
import { pesoText } from '../wire-text.ts';
import { AGREEMENTS_PATH, FILES_PATH, PARTNER_PATH, PAY_PATH, UPLOADS_PATH } from '../base-path.ts';
import { campaignArt } from '../drawings/campaign-art.ts';
import { codeImageSvg } from '../drawings/code-image-svg.ts';
import { logoSvg } from '../drawings/logo-svg.ts';
import type { SandboxEnv } from '../handle.ts';
import type { SandboxParts } from '../sandbox-env.ts';
import { escapeHtml, htmlPage } from './html-page.ts';
import { agreementPage } from './agreement-page.ts';

/** Partners' pages do these; a web view does them only for an app that provides for it (docs/contracts/native-bridge.md). */
const needsOfTheWebView = `
  <p><a href="${PARTNER_PATH}/Terms" target="_blank">Terms</a></p>
  <p><button type="button" onclick="window.open('${PARTNER_PATH}/Questions')">Questions</button>
  <button type="button" onclick="alert('Closes at 5:00 p.m.')">Hours</button>
  <button type="button" onclick="this.textContent = confirm('Cancel?') ? 'Cancelled' : 'Not cancelled'">Cancel</button></p>`;

/** A mock of a payment partner's page. Paying works without scripts: it is a form's POST to the same address. */
export function payPage(link: PayLink, isPaid: boolean): string {
  const facts = [
    ['Order', link.orderId],
    ['Amount', pesoText(link.amount)],
    ['Through', link.channelName],
  ].map(([label = '', value = '']) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const state = !isPaid
    ? `<form method="post"><button type="submit">Pay</button></form>
       <p><a href="gcash://bills/${link.token}">Open in GCash</a></p>${needsOfTheWebView}`
    : `<p role="status">Paid. Thank you.</p><p><a href="/loanDetail?orderId=${encodeURIComponent(link.orderId)}">Back to the order</a></p>
       <p><a href="${PAY_PATH}/${link.token}/receipt">Receipt</a></p>`;
  return htmlPage('Payment partner (sandbox)', `<dl>${facts.join('')}</dl>${state}`);
}

/** A page outside the product. It shows the parameters it was opened with: they are what left the app. */
function partnerPage(name: string, parameters: URLSearchParams): string {
  const rows = Array.from(
    parameters,
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length === 0 ? '<p>It was opened without parameters.</p>' : `<table>${rows.join('')}</table>`;
  return htmlPage(`${name} (partner's page, sandbox)`, table);
}

const SVG = { 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' };

/** Serves the addresses in responses: images, the pay page, partners' pages, agreements. */
export function registerPages(app: Hono<SandboxEnv>, parts: SandboxParts): void {
  app.get(`${FILES_PATH}/logo/:name`, (c) => c.body(logoSvg(withoutEnding(c.req.param('name'))), 200, SVG));
  app.get(`${FILES_PATH}/code/:text`, (c) => c.body(codeImageSvg(withoutEnding(c.req.param('text'))), 200, SVG));
  app.get(`${FILES_PATH}/campaign/:name`, (c) => {
    const art = campaignArt[withoutEnding(c.req.param('name'))];
    return art === undefined ? c.notFound() : c.body(art, 200, SVG);
  });
  app.get(`${UPLOADS_PATH}/:id`, (c) => {
    const file = parts.state.files.get(c.req.param('id'));
    if (file === undefined) return c.notFound();
    return c.body(file.bytes, 200, { 'content-type': file.type, 'x-content-type-options': 'nosniff' });
  });
  app.get(`${PAY_PATH}/:token`, (c) => {
    const link = parts.state.payLinks.get(c.req.param('token'));
    return link === undefined
      ? c.html(htmlPage('This payment link is unknown', ''), 404)
      : c.html(payPage(link, parts.state.payments.has(link.token)));
  });
  app.post(`${PAY_PATH}/:token`, (c) => {
    const isKnown = payLink(parts.state, c.req.param('token'), parts.clock.now());
    return isKnown ? c.redirect(c.req.path, 303) : c.html(htmlPage('This payment link is unknown', ''), 404);
  });
  app.get(`${PAY_PATH}/:token/receipt`, (c) =>
    c.text('Paid. Thank you.', 200, { 'content-disposition': 'attachment; filename="receipt.txt"' }),
  );
  app.get(`${PARTNER_PATH}/:name`, (c) => c.html(partnerPage(c.req.param('name'), new URL(c.req.url).searchParams)));
  app.get(`${AGREEMENTS_PATH}/:title`, (c) => {
    const offer = parts.state.offers.get(c.req.query('productId') ?? '');
    return c.html(agreementPage(c.req.param('title'), offer, parts.clock.now()));
  });
}

function withoutEnding(file: string): string {
  return file.replace(/\.svg$/, '');
}
