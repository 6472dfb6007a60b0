import { expect, it } from 'vitest';
import { readOrigin } from './read-origin.ts';

it('takes the origin of an address, and nothing that is no address of a server', () => {
  expect(readOrigin(' https://staging.example.ph/loanDetail?a=1 ')).toBe('https://staging.example.ph');
  expect(readOrigin('http://127.0.0.1:8787')).toBe('http://127.0.0.1:8787');
  expect(readOrigin('')).toBeNull();
  for (const text of [
    'staging.example.ph',
    'javascript:alert(1)',
    'https://',
    'file:///etc/passwd',
    'ftp://a.example',
  ]) {
    expect(readOrigin(text), text).toBeUndefined();
  }
});
