import type { ApiError } from '@peace/api-client';
import { mayStart } from './attempt-state.ts';
import type { AttemptRecord, AttemptState } from './attempt-types.ts';
import { expect, it } from 'vitest';
import { isOutcomeUnknown, isLocked, outcomeOf } from './attempt-outcome.model.ts';

interface Saving {
  readonly request: string;
  readonly evidence: null;
  readonly refusal: ApiError;
}

const record: AttemptRecord<string> = {
  key: 'k',
  request: 'r',
  startedAt: 0,
  stage: { kind: 'answerLost', since: 0 },
};
const refusal: ApiError = { kind: 'rejected', code: '99', message: 'No.', requestId: 'visit-7' };
const unknown = { kind: 'unknown', record, refusal: null } as const;

it.each<[AttemptState<Saving>, string, boolean]>([
  [{ kind: 'idle' }, 'idle', false],
  [{ kind: 'sending', record, replaces: null }, 'sending', true],
  [{ kind: 'accepted', record, replaces: null, follow: 'opening' }, 'done', true],
  [{ kind: 'arrived', record, evidence: null }, 'done', true],
  [{ kind: 'refused', request: 'r', refusal }, 'refused', false],
  [{ kind: 'verifying', record, checkStartedAt: 0, refusal: null }, 'checking', true],
  [{ ...unknown, lastCheck: 'notFound', nextCheckAt: 3 }, 'stillUnknown', true],
  [{ ...unknown, lastCheck: 'unreadable', nextCheckAt: 3 }, 'stillUnknown', true],
  [{ ...unknown, lastCheck: 'unreadable', nextCheckAt: null }, 'cannotTell', false],
  [{ kind: 'notArrived', record, lastCheck: 'notFound', nextCheckAt: null, refusal: null }, 'notArrived', false],
  [{ kind: 'notArrived', record, lastCheck: 'notFound', nextCheckAt: null, refusal }, 'refused', false],
])('%j is %s', (state, kind, locked) => {
  const outcome = outcomeOf(state, mayStart(state, true), () => 'No.');
  expect(outcome.kind).toBe(kind);
  if (outcome.kind === 'refused') expect(outcome.support).toEqual({ details: 'code 99', requestId: 'visit-7' });
  expect(isLocked(outcome)).toBe(locked);
  if (isOutcomeUnknown(outcome)) expect(locked).toBe(true);
});

it('is still unknown where it may not be sent again before a read has told', () => {
  const unread: AttemptState<Saving> = { ...unknown, lastCheck: 'unreadable', nextCheckAt: null };
  expect(outcomeOf(unread, mayStart(unread, false), () => 'No.').kind).toBe('stillUnknown');
});
