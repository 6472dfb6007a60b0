import type { LogEntry } from '@peace/sandbox/client';
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { canReplay, fits, isShown, timeLine, toneOf } from './entries.ts';
import { asCurl, asHar } from './export.ts';
import { sampleResponse, sampleEntries } from './testing/sample-entries.ts';

const request = (more: Partial<LogEntry> = {}): LogEntry => ({
  id: 1,
  at: '2026-11-20T04:00:01Z',
  realAt: '2026-11-20T04:00:01Z',
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

describe('the time line', () => {
  it('mixes requests and messages, oldest first', () => {
    const at = (seconds: number) => `2026-11-20T04:00:0${seconds}Z`;
    const message = (seconds: number) => ({
      id: seconds,
      at: Date.parse(at(seconds)),
      direction: 'to-shell' as const,
      name: 'goHome',
      payload: '',
      outcome: 'delivered',
      isGood: true,
    });
    const entries = timeLine([request(), request({ id: 2, realAt: at(3) })], [message(4), message(2)]);
    expect(entries.map(({ id }) => id)).toEqual(['request-1', 'message-2', 'request-2', 'message-4']);
  });

  it.each([
    ['DROP gener', ['createPayLink lost']],
    ['09171234567', ['callTelephone unavailable']],
    ['status:404', [' 404']],
    ['status:5xx', ['getOrder 500']],
    ['endpoint:createpaylink -status:200', ['createPayLink lost']],
    ['kind:report', ['saveEvent 200']],
    ['method:get -kind:report', [' 404']],
    ['kind:bridge - -resume -startBankFlow', ['callTelephone unavailable', 'openPage rejected']],
  ])('shows by "%s"', (wanted, shown) => {
    const found = sampleEntries.filter((entry) => fits(entry, wanted));
    expect(found.map(({ what, status }) => `${what} ${status}`)).toEqual(shown);
  });

  it('counts each kind, and errors of every kind', () => {
    const count = (kind: Parameters<typeof isShown>[1]) => sampleEntries.filter((entry) => isShown(entry, kind)).length;
    expect([count('all'), count('http'), count('bridge'), count('report'), count('error')]).toEqual([12, 7, 4, 1, 5]);
  });

  it('tells a refusal from a failure', () => {
    expect(toneOf({ status: 200, outcome: 'ok: the first answer again' })).toBe('good');
    expect(toneOf({ status: 200, outcome: 'rejected: no' })).toBe('attention');
    expect(toneOf({ status: 0, outcome: 'fault: drop' })).toBe('bad');
  });

  it('does not offer to send a file again', () => {
    expect(canReplay(request())).toBe(true);
    expect(canReplay(request({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }))).toBe(false);
  });
});

it('requests are an HTTP Archive, with the responses that are kept', () => {
  const requests = [
    { request: request(), answer: sampleResponse },
    { request: request({ id: 2, status: 0 }), answer: undefined },
  ];
  const { log } = JSON.parse(asHar(requests, { origin: 'http://phone.test', version: '1' }));
  expect(log).toMatchObject({
    version: '1.2',
    entries: [{ time: 12 }, { response: { status: 0, content: { text: '' } } }],
  });
  expect(log.entries[0]).toMatchObject({
    request: {
      url: 'http://phone.test/peace/v3/loan-details/generate-vcode?sessionId=s+1',
      postData: { params: [{ name: 'orderId', value: '8174' }] },
    },
    response: { content: { mimeType: 'application/json', text: sampleResponse.answer } },
  });
});

describe('a request as curl', () => {
  it('has its query, its key and its payload', () => {
    expect(asCurl(request(), 'http://phone.test').split(' \\\n  ')).toEqual([
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
        const command = asCurl(request({ payload: { text } }), 'http://phone.test');
        const args = execFileSync('sh', ['-c', command.replace('curl', `printf '%s\\n'`)], { encoding: 'utf8' });
        expect(args).toContain(`\ntext=${text}\n`);
      }),
      { numRuns: 30 },
    );
  });
});
