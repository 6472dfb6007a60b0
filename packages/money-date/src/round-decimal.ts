import type { Decimal } from './decimal.ts';
import type { Rounding } from './rounding.ts';

/** The whole number a decimal rounds to, as a decimal: `roundDecimal(2.5, halfUp)` is 3. */
export function roundDecimal(decimal: Decimal, rounding: Rounding): Decimal {
  return { digits: rounding(decimal.digits, 10n ** BigInt(decimal.scale)), scale: 0 };
}
