import { expect, it } from 'vitest';
import { warningFor } from './default-pay-code-box.tsx';

it.each([
  [true, true, 'onlyTheseChannels'],
  [true, false, 'onlyThisAmount'],
  [false, true, 'onlyThroughThese'],
  [false, false, null],
])('with the amount shown %j and the channels %j it is %j', (amount, channels, warning) => {
  expect(warningFor({ amount, channels })).toBe(warning);
});
