import type { ApiError } from '@peace/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterRefusal,
  type Backoff,
  checkInput,
  clipField,
  controlMaxLength,
  fieldNames,
  formSteps,
  isReached,
  laterOf,
  numberOf,
  verdictOn,
} from './registration.model.ts';

const input = { phone: '13800138000', captcha: 'AB12', smsCode: '123456' };

describe('checkInput', () => {
  it('gives what is to be sent', () => {
    expect(checkInput({ ...input, phone: '+63 917 123 4567' }, fieldNames, 'ph')).toEqual({
      kind: 'valid',
      input: { ...input, phone: '09171234567' },
    });
  });

  it('begins with the first field of the form, whatever order it was asked in', () => {
    const checked = checkInput({ phone: '', captcha: '', smsCode: '' }, ['smsCode', 'phone'], 'original');
    expect(checked).toMatchObject({ kind: 'invalid', first: { name: 'phone', reason: 'phoneInvalid' } });
    expect(checked.kind === 'invalid' && Object.keys(checked.problems)).toEqual(['phone', 'smsCode']);
  });

  it('leaves alone what it was not asked about', () => {
    expect(checkInput({ ...input, smsCode: '' }, ['phone', 'captcha'], 'original').kind).toBe('valid');
  });
});

describe('a field', () => {
  it('holds no more than the specification says', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...fieldNames), (text, name) => {
        const most = { phone: 11, captcha: 4, smsCode: 6 }[name];
        expect(clipField(name, text, 'original').length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it.each([
    ['phone', 'ph', '+63 917 123 4567', '09171234567'],
    ['phone', 'original', ' 138 0013 8000 ', '13800138000'],
    ['smsCode', 'original', '123 456', '123456'],
    ['captcha', 'original', ' AB12 ', 'AB12'],
  ] as const)('%s (%s) takes %j whole when it is pasted', (name, policy, pasted, held) => {
    expect(pasted.length).toBeLessThanOrEqual(controlMaxLength[name]);
    expect(clipField(name, pasted, policy)).toBe(held);
  });
});

describe('verdictOn', () => {
  const errorOf = (code: string) => ({ kind: 'rejected', code, message: 'words' }) as const;
  const refusal = (code: string) => ({ kind: 'failed', error: errorOf(code) }) as const;
  const refused = (code: string, isWrongCode = false) =>
    ({ kind: 'refused', message: 'words', error: errorOf(code), isWrongCode }) as const;

  it.each([
    ['sms', '101', { kind: 'wrongCaptcha', message: 'words' }],
    ['sms', '-1', refused('-1')],
    ['sms', '11', { kind: 'alreadyRegistered' }],
    ['sms', '5', refused('5')],
    ['register', '-1', { kind: 'wrongCaptcha', message: 'words' }],
    ['register', '101', refused('101', true)],
    ['register', '5', refused('5')],
    ['register', '11', { kind: 'alreadyRegistered' }],
  ] as const)('%s answered with %s', (call, code, verdict) => {
    expect(verdictOn(call, refusal(code))).toEqual(verdict);
  });

  it('is done with success, and unanswered with anything that is no answer', () => {
    expect(verdictOn('sms', { kind: 'ok', data: undefined, message: '' })).toEqual({ kind: 'done' });
    const error: ApiError = { kind: 'http', status: 502 };
    expect(verdictOn('register', { kind: 'failed', error })).toEqual({ kind: 'unanswered', error });
  });
});

describe('steps', () => {
  it('count from one', () => expect(formSteps.map(numberOf)).toEqual([1, 2, 3]));

  it('never go back', () => {
    for (const one of formSteps) {
      for (const other of formSteps) {
        const later = laterOf(one, other);
        expect(numberOf(later)).toBe(Math.max(numberOf(one), numberOf(other)));
        expect(isReached(one, other)).toBe(numberOf(one) <= numberOf(other));
      }
    }
  });
});

it('lets two codes be wrong, then waits longer each time, up to a minute', () => {
  let backoff: Backoff | null = null;
  const waits: number[] = [];
  for (let refusal = 0; refusal < 7; refusal += 1) {
    backoff = afterRefusal(backoff, 1000);
    waits.push((backoff.until - 1000) / 1000);
  }
  expect(waits).toEqual([0, 0, 10, 30, 60, 60, 60]);
});
