import { expect, it } from 'vitest';
import { clientTypeOf, platformOf } from './platform.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
  ['', 0, 'other'],
] as const)('%s with %i touch points is %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

it('is one of two to tracking', () => {
  expect([clientTypeOf('ios'), clientTypeOf('android'), clientTypeOf('other')]).toEqual(['ios', 'android', 'android']);
});
