import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readStoredTable } from './stored-table.ts';

const document = new URL('../../../../../docs/stored-items.md', import.meta.url);

it('says what an item is, by its whole key or by the part that does not vary', () => {
  const meaningOf = readStoredTable(readFileSync(document, 'utf8'));
  expect(meaningOf('repayment-code')).toMatchObject({ what: 'the pay code that was opened', kept: '30 days' });
  expect(meaningOf('payment:7001')).toMatchObject({ what: expect.stringContaining('a pending payment') });
  expect(meaningOf('repayment-code-2')).toBeUndefined();
});
