import { describe, expect, it } from 'vitest';
import { type ApiError, describeError, isUnknownOutcome } from './api-error.ts';

const unknown: ApiError[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'aborted' },
  { kind: 'http', status: 500 },
  { kind: 'http', status: 504 },
  { kind: 'http', status: 408 },
  { kind: 'malformed', part: 'body', what: '' },
  { kind: 'malformed', part: 'envelope', what: '' },
  { kind: 'malformed', part: 'data', what: '' },
];
const known: ApiError[] = [
  { kind: 'sessionEnded' },
  { kind: 'rejected', code: '7', message: '' },
  { kind: 'http', status: 400 },
  { kind: 'http', status: 403 },
  { kind: 'malformed', part: 'payload', what: '' },
];

describe('the outcome of a write', () => {
  it.each(unknown)('is unknown after %j', (error) => expect(isUnknownOutcome(error)).toBe(true));
  it.each(known)('is known after %j', (error) => expect(isUnknownOutcome(error)).toBe(false));
});

describe('an error in words', () => {
  it('leaves out what the server said to the borrower', () => {
    expect(describeError({ kind: 'rejected', code: '7', message: 'Dear Ana' })).toBe('rejected with code 7');
  });
});
