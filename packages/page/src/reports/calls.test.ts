import { expect, it } from 'vitest';
import { noticeCall, requestIds } from './calls.ts';
import type { Noticed } from './notice.ts';

function noticed(outcome: string, detail: string): unknown[] {
  const kept: Noticed[] = [];
  noticeCall({ peaceReports: kept }, { endpoint: 'register', outcome, detail });
  return kept;
}

it.each([
  ['network', '', 'network'],
  ['http', 'HTTP 502', 'http.502'],
  ['rejected', 'code 11: 0917 123 4567', 'rejected'],
])('a call that failed by %s is reported by its endpoint and its kind', (outcome, detail, reported) => {
  expect(noticed(outcome, detail)).toEqual([{ kind: 'api', name: 'register', detail: reported }]);
});

it.each(['ok', 'aborted', 'sessionEnded'])('a call that ended %s is no failure', (outcome) => {
  expect(noticed(outcome, '')).toEqual([]);
});

it('each request has an id of its own, which begins with the visit’s', () => {
  const next = requestIds({ peacePage: '0123456789' });
  expect([next(), next()]).toEqual(['0123456789-1', '0123456789-2']);
});
