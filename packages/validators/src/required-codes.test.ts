import { describe, expect, it } from 'vitest';
import {
  clipCaptchaInput,
  clipRegistrationSmsCodeInput,
  validateCaptcha,
  validateRegistrationSmsCode,
} from './registration.ts';
import { validateRepaymentSmsCode } from './repayment.ts';

describe('validateCaptcha', () => {
  it.each(['a', 'x7Kq'])('takes %j', (captcha) => {
    expect(validateCaptcha(captcha)).toEqual({ kind: 'valid', value: captcha });
  });
  it.each(['', '   ', 'x7Kqq'])('refuses %j', (captcha) => {
    expect(validateCaptcha(captcha)).toEqual({ kind: 'invalid', reason: 'captchaInvalid' });
  });
  it('clips to four characters', () => {
    expect(clipCaptchaInput(' x7Kqq')).toBe('x7Kq');
    expect(clipCaptchaInput('\u202ax7\u200bＫq\u202c')).toBe('x7Kq');
  });
});

describe('validateRegistrationSmsCode', () => {
  it.each(['1', '123456'])('takes %j', (code) => {
    expect(validateRegistrationSmsCode(code)).toEqual({ kind: 'valid', value: code });
  });
  it.each(['', ' ', '1234567'])('refuses %j', (code) => {
    expect(validateRegistrationSmsCode(code)).toEqual({ kind: 'invalid', reason: 'smsCodeInvalid' });
  });
  it('clips to six characters', () => {
    expect(clipRegistrationSmsCodeInput('1234567')).toBe('123456');
    expect(clipRegistrationSmsCodeInput(' 123 456')).toBe('123456');
    expect(clipRegistrationSmsCodeInput('12-34-56')).toBe('123456');
  });
});

describe('validateRepaymentSmsCode', () => {
  it.each(['123456', '12345678', ' 123456 '])('takes %j', (code) => {
    expect(validateRepaymentSmsCode(code)).toEqual({ kind: 'valid', value: code.trim() });
  });
  it.each(['123-456', '１２３４５６', '\u202a123456\u202c', 'Your code is 123456. Do not share it.'])(
    'reads %j as 123456',
    (pasted) => expect(validateRepaymentSmsCode(pasted)).toEqual({ kind: 'valid', value: '123456' }),
  );
  it.each(['', '12345', '12345 ', '1\u200b2345', 'Your code is on its way.'])('refuses %j', (code) => {
    expect(validateRepaymentSmsCode(code)).toEqual({ kind: 'invalid', reason: 'repaymentCodeTooShort' });
  });
});
