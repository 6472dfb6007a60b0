import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['+63281234567', '+63 2 8123 4567'],
  ['+639171234567', '+63 917 123 4567'],
  ['+63321234567', '+63321234567'],
  ['8-123-4567', '8-123-4567'],
])('%s is read as %s', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
