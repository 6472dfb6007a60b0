import { describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';

describe('faults', () => {
  it('strike as often as they say, and for ever when they do not', () => {
    const faults = createFaults();
    faults.add({ endpoint: 'loanDetails', kind: 'http500', times: 2 });
    faults.add({ endpoint: '*', kind: 'slow' });
    const kinds = Array.from({ length: 4 }, () => faults.take('loanDetails')?.kind);
    expect(kinds).toEqual(['http500', 'http500', 'slow', 'slow']);
  });

  it('leave the calls of other endpoints alone', () => {
    const faults = createFaults();
    faults.add({ endpoint: 'loanDetails', kind: 'drop', times: 1 });
    expect(faults.take('periodInfo')).toBeUndefined();
    expect(faults.list()).toHaveLength(1);
  });

  it('are lifted one endpoint at a time or all together', () => {
    const faults = createFaults();
    faults.add({ endpoint: 'loanDetails', kind: 'drop' });
    faults.add({ endpoint: 'periodInfo', kind: 'drop' });
    faults.clear('loanDetails');
    expect(faults.list().map(({ endpoint }) => endpoint)).toEqual(['periodInfo']);
    faults.clear();
    expect(faults.list()).toEqual([]);
  });
});
