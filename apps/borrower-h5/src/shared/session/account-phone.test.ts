import { describe, expect, test } from 'vitest';
import { maskedPhone } from './account-phone.ts';

describe('a telephone that is shown as a reminder of whose session it is', () => {
  test.each(['09171234567', '+63 917 123 4567', '639171234567', '9171234567'])('%s', (phone) => {
    expect(maskedPhone(phone)).toEqual({ text: '09•• ••• 4567', ending: '4567' });
  });

  test('of another country it is its last digits', () => {
    expect(maskedPhone('13800138000')).toEqual({ text: '•••• 8000', ending: '8000' });
  });

  test.each([undefined, '', '4567', '123456', 'none', '****4567'])('%j says nothing of anyone', (phone) => {
    expect(maskedPhone(phone)).toBeNull();
  });
});
