import type { LogEntry } from '@peace/sandbox/client';
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { TrafficLine } from '#features/bridge/traffic.model.ts';
import { asCurl } from './as-curl.ts';
import { canReplay, filtered, timeLine, toneOf } from './time-line.model.ts';

const request = (id: number, at: string, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at,
  realAt: at,
  tookMs: 12,
  endpoint: 'createPayLink',
  method: 'POST',
  path: '/peace/v3/loan-details/generate-vcode',
  query: { sessionId: 's 1' },
  payload: { orderId: '8174' },
  headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': 'key-1' },
  status: 200,
  outcome: 'ok',
  ...more,
});
const message = (id: number, at: string): TrafficLine => ({
  id,
  at: Date.parse(at),
  direction: 'to-shell',
  name: 'callTelephone',
  payload: '{"telephone":"0917"}',
  outcome: 'delivered',
  isGood: true,
});

const entries = timeLine(
  [request(1, '2026-11-20T04:00:01Z'), request(2, '2026-11-20T04:00:03Z', { status: 0, outcome: 'fault: drop' })],
  [[message(1, '2026-11-20T04:00:02Z')], [message(1, '2026-11-20T04:00:03Z')]],
);

describe('the time line', () => {
  it('mixes requests and messages of both phones, newest first', () => {
    expect(entries.map(({ id }) => id)).toEqual(['request-2', 'message-1-1', 'message-0-1', 'request-1']);
  });

  it.each([
    ['all', 'DROP gener', ['request-2']],
    ['message', '', ['message-1-1', 'message-0-1']],
    ['request', '0917', []],
    ['all', '0917', ['message-1-1', 'message-0-1']],
  ] as const)('shows %s that say "%s"', (kind, wanted, ids) => {
    expect(filtered(entries, kind, wanted).map(({ id }) => id)).toEqual(ids);
  });

  it('tells a refusal from a failure', () => {
    expect(toneOf({ status: 200, outcome: 'ok: the first answer again' })).toBe('good');
    expect(toneOf({ status: 200, outcome: 'rejected: no' })).toBe('attention');
    expect(toneOf({ status: 0, outcome: 'fault: drop' })).toBe('bad');
  });

  it('does not offer to send a file again', () => {
    expect(canReplay(request(1, ''))).toBe(true);
    expect(canReplay(request(1, '', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }))).toBe(false);
  });
});

describe('a request as curl', () => {
  it('has its query, its key and its payload', () => {
    expect(asCurl(request(1, ''), 'http://phone.test').split(' \\\n  ')).toEqual([
      "curl -X POST 'http://phone.test/peace/v3/loan-details/generate-vcode?sessionId=s+1'",
      "-H 'x-requested-with: XMLHttpRequest'",
      "-H 'idempotency-key: key-1'",
      "--data-urlencode 'orderId=8174'",
    ]);
  });

  it('lets a shell change nothing of a value', () => {
    const value = fc.string({ unit: fc.constantFrom("'", '"', '$', '`', '\\', ' ', 'a', '!', ';') });
    fc.assert(
      fc.property(value, (text) => {
        const command = asCurl(request(1, '', { payload: { text } }), 'http://phone.test');
        const args = execFileSync('sh', ['-c', command.replace('curl', `printf '%s\\n'`)], { encoding: 'utf8' });
        expect(args).toContain(`\ntext=${text}\n`);
      }),
      { numRuns: 30 },
    );
  });
});
