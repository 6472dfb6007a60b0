import { expect, it } from 'vitest';
import { chargeCard } from './contract/legacy-repayment/charge-card.ts';
import { readAnswer } from './read-answer.ts';

const body = JSON.stringify({ code: '42', message: 'This card has expired.', data: null });

it('keeps the server’s message of an answer with an HTTP status', () => {
  expect(readAnswer(chargeCard, { status: 422, body })).toEqual({
    kind: 'failed',
    error: { kind: 'http', status: 422, message: 'This card has expired.' },
  });
});

it.each(['<h1>Bad Gateway</h1>', '', '[]', '{}', '{"message":5}', '{"message":""}'])(
  'has no message in %j',
  (unreadable) => {
    const answer = readAnswer(chargeCard, { status: 400, body: unreadable });
    expect(answer).toEqual({ kind: 'failed', error: { kind: 'http', status: 400 } });
  },
);
