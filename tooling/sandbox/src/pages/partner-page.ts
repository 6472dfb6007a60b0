import { escapeHtml } from './escape-html.ts';
import { htmlPage } from './html-page.ts';

/** A page outside the product. It shows the parameters it was opened with: they are what left the app. */
export function partnerPage(name: string, parameters: URLSearchParams): string {
  const rows = Array.from(
    parameters,
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length === 0 ? '<p>It was opened without parameters.</p>' : `<table>${rows.join('')}</table>`;
  return htmlPage(`${name} (partner's page, sandbox)`, table);
}
