import { expect, it } from 'vitest';
import { fitScale } from './use-fit.ts';

const device = { width: 400, height: 800 };

it('a device is drawn smaller until it fits, and never larger than life', () => {
  expect(fitScale({ width: 1000, height: 400 }, device)).toBe(0.5);
  expect(fitScale({ width: 300, height: 2000 }, device)).toBe(0.75);
  expect(fitScale({ width: 2000, height: 2000 }, device)).toBe(1);
});
