import { expect, it, vi } from 'vitest';
import { developerLog, logCall } from './developer-log.ts';

const report = {
  endpoint: 'getPeriodRepayment',
  needsSession: true,
  outcome: 'ok',
  detail: '',
  droppedFields: [],
} as const;

function linesOf(mode: string, search: string) {
  const warn = vi.fn<Console['warn']>();
  const location = { ...window.location, search };
  const log = developerLog({ location }, mode, { warn });
  logCall(log, { ...report, droppedFields: ['entry 1 of a list: it is null'] });
  logCall(log, { ...report, outcome: 'http', detail: 'HTTP status 500' });
  logCall(log, { ...report, outcome: 'aborted', detail: 'aborted' });
  return warn.mock.calls.flat();
}

const lines = [
  '[peace] getPeriodRepayment: dropped entry 1 of a list: it is null',
  '[peace] getPeriodRepayment failed: HTTP status 500',
];

it.each([
  ['development', ''],
  ['staging', ''],
  ['production', '?orderId=1&debug=1'],
])('in %s with %j reports what was dropped and what failed', (mode, search) => {
  expect(linesOf(mode, search)).toEqual(lines);
});

it.each(['', '?debug=0', '?debug'])('in production with %j is silent', (search) => {
  expect(linesOf('production', search)).toEqual([]);
});
