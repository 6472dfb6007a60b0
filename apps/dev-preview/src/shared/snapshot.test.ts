import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedTimes } from './moved-times.ts';
import { itemsAt, readSnapshot, writeSnapshot, type Snapshot } from './snapshot.ts';

const dayMs = 24 * 60 * 60 * 1000;
const takenAt = Date.parse('2026-11-20T04:00:00Z');

const snapshot: Snapshot = {
  takenAt,
  journal: [
    { kind: 'call', endpoint: 'createPayLink', payload: { orderId: '7 & 8' }, key: 'key-1', fault: 'drop' },
    { kind: 'order', orderId: '7001', status: 21 },
    { kind: 'paid', token: 't/1' },
  ],
  stored: [
    { area: 'local', key: 'attempt:7001', text: `{"version":1,"value":{"at":${takenAt - 60_000},"amount":545000}}` },
  ],
};

const written = (given: Snapshot) => {
  const params = new URLSearchParams();
  writeSnapshot(params, given);
  return new URLSearchParams(params.toString());
};

describe('a snapshot in a link', () => {
  it('comes back as it was', () => {
    expect(readSnapshot(written(snapshot))).toEqual(snapshot);
  });

  it('says that nothing had happened', () => {
    const nothing = { takenAt, journal: [], stored: [] };
    expect(readSnapshot(written(nothing))).toEqual(nothing);
  });

  it('leaves out what it cannot read, and never writes this page’s own items or a session', () => {
    const params = new URLSearchParams({ taken: String(takenAt), did: '{"kind":"fly"}' });
    params.append('stored', JSON.stringify({ area: 'local', key: 'dev-preview-layout', text: '{}' }));
    params.append('stored', JSON.stringify({ area: 'session', key: 'session-params', text: '{}' }));
    expect(readSnapshot(params)).toEqual({ takenAt, journal: [], stored: [] });
    expect(readSnapshot(new URLSearchParams('taken=soon'))).toBeUndefined();
  });

  it('makes a record as old as it was, however late the link is opened', () => {
    const now = takenAt + 9 * dayMs;
    expect(itemsAt(snapshot, now)[0]?.text).toBe(`{"version":1,"value":{"at":${now - 60_000},"amount":545000}}`);
  });
});

describe('times in a stored text', () => {
  it('are moved as numbers and as instants; other values stay', () => {
    const text = JSON.stringify({
      at: takenAt,
      iso: '2026-11-20T03:00:00.000Z',
      born: '1990-01-01',
      amount: 12,
      due: 0,
    });
    expect(JSON.parse(movedTimes(text, { around: takenAt, by: dayMs }))).toEqual({
      at: takenAt + dayMs,
      iso: '2026-11-21T03:00:00.000Z',
      born: '1990-01-01',
      amount: 12,
      due: 0,
    });
  });

  it('stay where nothing is moved, in any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const kept = movedTimes(text, { around: takenAt, by: 0 });
        expect(movedTimes(kept, { around: takenAt, by: 0 })).toBe(kept);
      }),
    );
  });
});
