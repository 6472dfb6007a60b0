import type { Decimal } from './decimal.ts';

/** A number of percent as a factor: 3.5 becomes 0.035, exactly. */
export function percent(rate: Decimal): Decimal {
  return { digits: rate.digits, scale: rate.scale + 2 };
}
