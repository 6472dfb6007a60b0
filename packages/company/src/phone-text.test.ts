import { expect, it } from 'vitest';
import { isLandline, phoneText } from './phone-text.ts';

it.each([
  ['+63281234567', '+63 2 8123 4567'],
  ['+639171234567', '+63 917 123 4567'],
  ['+63321234567', '+63321234567'],
  ['8-123-4567', '8-123-4567'],
])('%s is read as %s', (number, text) => {
  expect(phoneText(number)).toBe(text);
});

it('a landline is told from a mobile phone', () => {
  expect(['+63281234567', '+63321234567', '+639171234567'].map(isLandline)).toEqual([true, true, false]);
});
