import type { ApiError } from '@peace/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInput, clipField, fieldNames, verdictOn } from './registration.model.ts';

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
    ['smsCode', 'original', 'Your code is 123456. Do not share it.', '123456'],
    ['smsCode', 'original', 'G-829713', '829713'],
    ['smsCode', 'original', '\u202a829713\u202c', '829713'],
    ['smsCode', 'original', '８２９７１３', '829713'],
    ['phone', 'ph', '\u202atel:+63 (0)917-123-4567\u202c', '09171234567'],
    ['captcha', 'original', ' AB12 ', 'AB12'],
  ] as const)('%s (%s) takes %j whole when it is pasted', (name, policy, pasted, held) => {
    expect(clipField(name, pasted, policy)).toBe(held);
  });
});

describe('verdictOn', () => {
  const errorOf = (code: string) => ({ kind: 'rejected', code, message: 'words' }) as const;
  const refusal = (code: string) => ({ kind: 'failed', error: errorOf(code) }) as const;
  const refused = (code: string) => ({ kind: 'refused', message: 'words', error: errorOf(code) }) as const;

  it.each([
    ['sms', '101', { kind: 'wrongCaptcha', message: 'words' }],
    ['sms', '-1', refused('-1')],
    ['sms', '11', { kind: 'alreadyRegistered' }],
    ['sms', '5', refused('5')],
    ['register', '-1', { kind: 'wrongCaptcha', message: 'words' }],
    ['register', '101', refused('101')],
    ['register', '5', refused('5')],
    ['register', '11', { kind: 'alreadyRegistered' }],
  ] as const)('%s answered with %s', (call, code, verdict) => {
    expect(verdictOn(call, refusal(code))).toEqual(verdict);
  });

  it('is done with success, and unanswered with anything that is no response', () => {
    expect(verdictOn('sms', { kind: 'ok', data: undefined, message: '' })).toEqual({ kind: 'done' });
    const error: ApiError = { kind: 'http', status: 502 };
    expect(verdictOn('register', { kind: 'failed', error })).toEqual({ kind: 'unanswered', error });
  });
});
