import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWireDate } from './parse-wire-date.ts';

describe('parseWireDate', () => {
  it.each([
    ['2026-11-20', '2026-11-19T16:00:00.000Z'],
    ['2026-11-20 09:05:07', '2026-11-20T01:05:07.000Z'],
    ['2026-11-20 09:05', '2026-11-20T01:05:00.000Z'],
    [' 2026-11-20 ', '2026-11-19T16:00:00.000Z'],
    ['2026-11-20T09:05:07', '2026-11-20T01:05:07.000Z'],
    ['2026-11-20T09:05:07Z', '2026-11-20T09:05:07.000Z'],
    ['2026-11-20T09:05:07.123Z', '2026-11-20T09:05:07.123Z'],
    ['2026-11-20T09:05:07.5Z', '2026-11-20T09:05:07.500Z'],
    ['2026-11-20T09:05:07.123456+08:00', '2026-11-20T01:05:07.123Z'],
    ['2026-11-20T09:05:07-0530', '2026-11-20T14:35:07.000Z'],
    ['2024-02-29', '2024-02-28T16:00:00.000Z'],
    [1763600000, '2025-11-20T00:53:20.000Z'],
    ['1763600000', '2025-11-20T00:53:20.000Z'],
    [1763600000000, '2025-11-20T00:53:20.000Z'],
    ['1763600000000', '2025-11-20T00:53:20.000Z'],
  ])('reads %j as %s', (wire, iso) => {
    const instant = parseWireDate(wire);
    expect(instant && new Date(instant).toISOString()).toBe(iso);
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 09:60:00',
    '20/11/2026',
    '2026/11/20',
    '20261120',
    '2026-11-20Z',
    0,
    20261120,
    1763600000.5,
    -1763600000,
    NaN,
    null,
    undefined,
    {},
  ])('leaves %j to be shown as it came', (wire) => {
    expect(parseWireDate(wire)).toBeNull();
  });

  it('never throws and never gives a date that is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom(...'0123456789-: TZ+.') })), (wire) => {
        expect(parseWireDate(wire)).not.toBeNaN();
      }),
    );
  });
});
