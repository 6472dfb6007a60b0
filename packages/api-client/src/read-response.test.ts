import { expect, it } from 'vitest';
import { chargeCard } from './contract/legacy-repayment/charge-card.ts';
import { readResponse } from './read-response.ts';

const body = JSON.stringify({ code: '42', message: 'This card has expired.', data: null });

it('readResponse keeps the server’s message of a response with an HTTP status', () => {
  expect(readResponse(chargeCard, { status: 422, body })).toEqual({
    kind: 'failed',
    error: { kind: 'http', status: 422, message: 'This card has expired.' },
  });
});

it('cuts a message that is longer than any sentence', () => {
  const endless = JSON.stringify({ code: '42', message: '('.repeat(100_000) });
  const result = readResponse(chargeCard, { status: 200, body: endless });
  expect(result.kind === 'failed' && result.error).toMatchObject({ message: '('.repeat(10_000) });
});

it.each([
  '<h1>Bad Gateway</h1>',
  '',
  '[]',
  '{}',
  '{"code":4,"message":5}',
  '{"code":4,"message":""}',
  '{"message":"Forbidden"}',
  '{"code":0,"message":"success"}',
])('has no message in %j', (unreadable) => {
  const result = readResponse(chargeCard, { status: 400, body: unreadable });
  expect(result).toEqual({ kind: 'failed', error: { kind: 'http', status: 400 } });
});
