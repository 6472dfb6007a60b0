import { describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';

describe('faults', () => {
  it('strike as often as they say, and forever when they do not', () => {
    const faults = createFaults();
    faults.add({ endpoint: 'getOrder', kind: 'http500', times: 2 });
    faults.add({ endpoint: '*', kind: 'slow' });
    const kinds = Array.from({ length: 4 }, () => faults.take('getOrder')?.kind);
    expect(kinds).toEqual(['http500', 'http500', 'slow', 'slow']);
  });

  it('leave the calls of other endpoints alone', () => {
    const faults = createFaults();
    faults.add({ endpoint: 'getOrder', kind: 'drop', times: 1 });
    expect(faults.take('getPeriodRepayment')).toBeUndefined();
    expect(faults.list()).toHaveLength(1);
  });
});
