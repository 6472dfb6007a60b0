import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPhoneInput, validateRegistrationPhone } from './registration.ts';

const bad = { kind: 'invalid', reason: 'phoneInvalid' };

describe('validateRegistrationPhone, original', () => {
  it.each(['13800138000', '19999999999'])('takes %s', (phone) => {
    expect(validateRegistrationPhone(phone, 'original')).toEqual({ kind: 'valid', value: phone });
  });

  it.each([
    '',
    '12800138000',
    '23800138000',
    '1380013800',
    '138001380000',
    '138 0013 8000',
    '09171234567',
    '１３８00138000',
  ])('refuses %j', (phone) => {
    expect(validateRegistrationPhone(phone, 'original')).toEqual(bad);
  });
});

describe('validateRegistrationPhone, ph', () => {
  it.each([
    '09171234567',
    '+639171234567',
    '639171234567',
    '+63 917 123 4567',
    ' 0917 123 4567 ',
    '(0917) 123-4567',
    '0917.123.4567',
  ])('takes %j as 09171234567', (phone) => {
    expect(validateRegistrationPhone(phone, 'ph')).toEqual({ kind: 'valid', value: '09171234567' });
  });

  it.each([
    '',
    '9171234567',
    '0817123456',
    '08171234567',
    '0917123456',
    '091712345678',
    '+1 917 123 4567',
    '13800138000',
  ])('refuses %j', (phone) => {
    expect(validateRegistrationPhone(phone, 'ph')).toEqual(bad);
  });
});

describe('clipPhoneInput', () => {
  it('keeps eleven digits', () => {
    expect(clipPhoneInput('138-0013-80001', 'original')).toBe('13800138000');
    expect(clipPhoneInput('0917 123 45678', 'ph')).toBe('09171234567');
  });

  it.each([
    '+63 917 123 4567',
    '639171234567',
    '\u202a+63 917 123 4567\u202c',
    '\u2066+63\u00a0917\u00a0123\u00a04567\u2069',
    '+63 (0)917 123 4567',
    '00639171234567',
    'tel:+63-917-123-4567',
    '0917\u2013123\u20134567',
    '０９１７１２３４５６７',
  ])('reads %j before it is cut', (copied) => {
    expect(clipPhoneInput(copied, 'ph')).toBe('09171234567');
    expect(validateRegistrationPhone(copied, 'ph')).toEqual({ kind: 'valid', value: '09171234567' });
  });

  it.each(['+639171234567', '00639171234567', '+6309171234567', '09171234567'])('lets a person type %s', (keys) => {
    let value = '';
    for (const key of keys) value = clipPhoneInput(value + key, 'ph');
    expect(value).toBe('09171234567');
  });

  it('keeps a + that was typed until the number is whole', () => {
    expect(['+', '+6', '+63', '+63 91'].map((typed) => clipPhoneInput(typed, 'ph'))).toEqual([
      '+',
      '+6',
      '+63',
      '+6391',
    ]);
  });

  it('never needs clipping twice, and never loses what a valid number needs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -()a') }), (input) => {
        for (const policy of ['original', 'ph'] as const) {
          const clipped = clipPhoneInput(input, policy);
          expect(clipPhoneInput(clipped, policy)).toBe(clipped);
          const [code = ''] = policy === 'ph' ? (/^\+?(?:00)?(?:630?)?/.exec(clipped) ?? []) : [];
          expect(clipped.length - code.length).toBeLessThanOrEqual(11);
          const checked = validateRegistrationPhone(input, policy);
          if (checked.kind === 'valid') expect(clipped).toBe(checked.value);
        }
      }),
    );
  });
});
