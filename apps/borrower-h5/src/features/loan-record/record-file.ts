import type { LoanRecord } from './loan-record.model.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}' +
  'table{width:100%;border-collapse:collapse}th,td{padding:.35rem 0;border-bottom:1px solid #ddd;text-align:left;' +
  'vertical-align:top}th{width:45%;padding-right:1rem;font-weight:400}';

/** A record as a web page of one file, which any phone and any office opens. Each text is text: nothing of it becomes markup. */
export function recordFile(
  document: Document,
  record: LoanRecord,
  { name, lang }: { name: string; lang: string },
): File {
  const page = document.implementation.createHTMLDocument(record.title);
  page.documentElement.lang = lang;
  const add = (parent: Element, tag: string, text = '') => {
    const element = page.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  add(page.head, 'style', style);
  add(page.body, 'h1', record.title);
  for (const { title, rows } of record.sections) {
    if (title) add(page.body, 'h2', title);
    const table = add(page.body, 'table');
    for (const { label, value } of rows) {
      const row = add(table, 'tr');
      add(row, 'th', label).setAttribute('scope', 'row');
      add(row, 'td', value);
    }
  }
  add(page.body, 'p', record.notice);
  return new File([`<!doctype html>${page.documentElement.outerHTML}`], name, { type: 'text/html' });
}
