import { expect, it } from 'vitest';
import { recordFile } from './record-file.ts';

it('a record is one page in which a server’s text is text', async () => {
  const record = {
    title: 'Record',
    sections: [{ title: 'Now', rows: [{ label: '<b>Loan</b>', value: '<img src=x onerror=alert(1)>' }] }],
    notice: 'Your own.',
  };
  const file = recordFile(document, record, { name: 'loan-8602.html', lang: 'fil' });
  expect([file.name, file.type]).toEqual(['loan-8602.html', 'text/html']);
  const page = new DOMParser().parseFromString(await file.text(), 'text/html');
  expect(page.documentElement.lang).toBe('fil');
  expect(page.querySelector('img, b, script')).toBeNull();
  expect(page.querySelector('th')?.textContent).toBe('<b>Loan</b>');
  expect(page.querySelector('td')?.textContent).toBe('<img src=x onerror=alert(1)>');
});
