import type { AttemptState, AttemptTypes } from '@peace/attempt';
import { expect, it } from 'vitest';
import { reportUnknownOutcomes } from '#shared/state/report-unknown-outcomes.ts';

const record = { key: 'key-4711', request: 'order 4711', startedAt: 0, stage: { kind: 'sending' } } as const;
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

it('an unknown outcome is reported, and what became of it; not of which order', () => {
  expect(told(unknown, verifying, unknown, { kind: 'arrived', record, evidence: 'order 4711' })).toEqual([
    { kind: 'attempt', name: 'application', detail: 'unknown' },
    { kind: 'attempt', name: 'application', detail: 'unknown' },
    { kind: 'attempt', name: 'application', detail: 'arrived' },
  ]);
});

it('an attempt whose outcome is known is not reported', () => {
  const accepted = { kind: 'accepted', record, answer: 'link', replaces: null, follow: 'done' } as const;
  expect(told(accepted, { kind: 'arrived', record, evidence: '' }, { kind: 'idle' })).toEqual([]);
});
