import { expect, it } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { errorWording, supportOf, type FailedCall } from './error-wording.ts';
import { commonMessages } from './messages/common.ts';

const t = createTranslator('en')(commonMessages);

const failures: readonly FailedCall[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'aborted' },
  { kind: 'malformed' },
  { kind: 'sessionEnded' },
  { kind: 'http', status: 503 },
  { kind: 'rejected', message: '', code: '500' },
];

it('errorWording has a sentence of its own for each kind', () => {
  const sentences = failures.map((failure) => errorWording(failure, t));
  expect(new Set(sentences).size).toBe(failures.length);
  expect(sentences).toContain('Our service isn’t working right now. Try again in a few minutes.');
  expect(sentences.join(' ')).not.toMatch(/\d/);
});

it("prefers the server's own words", () => {
  expect(errorWording({ kind: 'rejected', message: 'The code has expired.' }, t)).toBe('The code has expired.');
});

it.each([400, 404, 409, 422])('prefers the words of the server’s envelope with HTTP %d', (status) => {
  expect(errorWording({ kind: 'http', status, message: 'Your limit is lower now.' }, t)).toBe(
    'Your limit is lower now.',
  );
});

it.each([
  [503, 'upstream connect error'],
  [408, 'Request Timeout'],
  [429, 'Too many requests'],
  [422, ' '],
  [422, '<html><h1>Unprocessable</h1></html>'],
  [422, 'at com.example.Loan.push(Loan.java:31)\n'.repeat(20)],
])('has its own words for HTTP %d with %j', (status, message) => {
  expect(errorWording({ kind: 'http', status, message }, t)).toBe(errorWording({ kind: 'http', status }, t));
});

it('errorWording keeps codes out of the sentence; supportOf has them for customer service', () => {
  const details = failures.map((failure) => supportOf(failure).details);
  expect(details).toEqual([null, null, null, null, null, 'HTTP 503', 'code 500']);
  expect(supportOf({ kind: 'network', requestId: 'visit-3' })).toEqual({ details: null, requestId: 'visit-3' });
});
