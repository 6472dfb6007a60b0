import type { AttemptState, AttemptTypes } from './attempt-types.ts';
import { expect, it } from 'vitest';
import { reportUnknownOutcomes } from './define-attempts.ts';

const record = {
  key: 'key-4711',
  request: 'order 4711',
  startedAt: 0,
  stage: { kind: 'answerLost', since: 1 },
} as const;
const underWay = { ...record, stage: { kind: 'underWay', since: 1 } } as const;
const refusal = null;
const unknown = { kind: 'unknown', record, lastCheck: 'none', nextCheckAt: null, refusal } as const;
const verifying = { kind: 'verifying', record, checkStartedAt: 0, refusal } as const;

function told(...states: readonly AttemptState<AttemptTypes>[]): unknown[] {
  const window: Parameters<typeof reportUnknownOutcomes>[0] = { peaceReports: [] };
  let state: AttemptState<AttemptTypes> = { kind: 'idle' };
  let tell = () => {};
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  reportUnknownOutcomes(window, 'application', { read: () => state, subscribe });
  for (const next of states) {
    state = next;
    tell();
  }
  return Array.isArray(window.peaceReports) ? window.peaceReports : [];
}

it('a lost response is reported, and what became of it; not of which order', () => {
  expect(told(unknown, verifying, unknown, { kind: 'arrived', record, evidence: 'order 4711' })).toEqual([
    { kind: 'attempt', name: 'application', detail: 'unknown' },
    { kind: 'attempt', name: 'application', detail: 'unknown' },
    { kind: 'attempt', name: 'application', detail: 'arrived' },
  ]);
});

it('an outcome is reported once for as long as it stays', () => {
  const notArrived = { kind: 'notArrived', record, lastCheck: 'notFound', nextCheckAt: 2, refusal } as const;
  expect(told(unknown, { ...unknown, lastCheck: 'unreadable' }, notArrived, notArrived)).toEqual([
    { kind: 'attempt', name: 'application', detail: 'unknown' },
    { kind: 'attempt', name: 'application', detail: 'notArrived' },
  ]);
});

it('a response that was lost and found by the first read is reported once', () => {
  expect(told(verifying, { kind: 'arrived', record, evidence: '' })).toEqual([
    { kind: 'attempt', name: 'application', detail: 'arrived' },
  ]);
});

it('a payment that is under way elsewhere is not reported, whatever its reads say before it settles', () => {
  const reading = { ...verifying, record: underWay } as const;
  const notFound = { kind: 'notArrived', record: underWay, lastCheck: 'notFound', nextCheckAt: 2, refusal } as const;
  const settled = { kind: 'arrived', record: underWay, evidence: '' } as const;
  expect(told(settled)).toEqual([]);
  expect(told({ ...unknown, record: underWay }, reading, notFound, reading, notFound, reading, settled)).toEqual([]);
});

it('an attempt that follows a lost one is judged by itself', () => {
  const accepted = { kind: 'accepted', record: underWay, replaces: null, follow: 'opened' } as const;
  expect(told(unknown, { kind: 'idle' }, accepted, { kind: 'arrived', record: underWay, evidence: '' })).toEqual([
    { kind: 'attempt', name: 'application', detail: 'unknown' },
  ]);
});
