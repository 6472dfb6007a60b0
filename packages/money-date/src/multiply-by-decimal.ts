import type { Decimal } from './decimal.ts';
import type { Money } from './money.ts';
import { toMoney } from './money.ts';
import type { Rounding } from './rounding.ts';

/**
 * An amount times an exact factor, rounded once, to a whole minor unit. `null` when the result is beyond a safe
 * integer. Multiply the factors together first (`multiplyDecimals`, `percent`): rounding in between loses centavos.
 */
export function multiplyByDecimal(money: Money, factor: Decimal, rounding: Rounding): Money | null {
  const product = BigInt(money.minor) * factor.digits;
  return toMoney(rounding(product, 10n ** BigInt(factor.scale)), money.currency);
}
