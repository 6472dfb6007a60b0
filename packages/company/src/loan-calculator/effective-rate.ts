import { groupThousands, type Money } from '@peace/money-date';

/** An effective interest rate, in hundredths of a percent: 6274 is 62.74%. */
export interface EffectiveRate {
  readonly monthly: number;
  /** For a year: twelve months, compounded. */
  readonly yearly: number;
}

/** The rate is searched in steps of 10^-12 of the amount a month. */
const unit = 10n ** 12n;
/** 100,000% a month. Whatever is above is a typing error, and no rate is shown for it. */
const highest = 1000n * unit;
const monthsOfYear = 12n;

/**
 * The rate that exactly discounts equal monthly payments to the amount that was received (BSP Circular No. 730, s. 2011).
 * The circular's equation has no closed solution. It is bracketed between two neighbouring steps by comparing integers;
 * the rate is given only when both steps round to the same hundredth of a percent, so every digit shown is exact.
 *
 * @param payments one at the end of each month
 * @returns `null` when nothing is borrowed or paid, when less is paid than borrowed, or when the digits are not certain
 */
export function effectiveRate(amount: Money, payments: readonly Money[]): EffectiveRate | null {
  const paid = payments.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
  if (amount.minor <= 0 || paid < BigInt(amount.minor)) return null;
  const isTooLow = (step: bigint) => discounted(payments, step) > BigInt(amount.minor) * unitPower(payments, step);
  let low = 0n;
  if (!isTooLow(low)) return { monthly: 0, yearly: 0 };
  let high = 1n;
  while (isTooLow(high)) {
    if (high > highest) return null;
    high *= 2n;
  }
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  const monthly = certain(low, high, 1n);
  const yearly = certain(low, high, monthsOfYear);
  return monthly === null || yearly === null ? null : { monthly, yearly };
}

/** Σ payment(k) ÷ (1 + rate)^k, times the power of `unitPower`, so that it stays an integer. */
function discounted(payments: readonly Money[], step: bigint): bigint {
  const growth = unit + step;
  const last = payments.length;
  return payments.reduce(
    (sum, { minor }, index) => sum + BigInt(minor) * unit ** BigInt(index + 1) * growth ** BigInt(last - index - 1),
    0n,
  );
}

const unitPower = (payments: readonly Money[], step: bigint) => (unit + step) ** BigInt(payments.length);

/** The rate of some months in hundredths of a percent, when both ends of the bracket agree on it. */
function certain(low: bigint, high: bigint, months: bigint): number | null {
  const scale = unit ** months;
  const rounded = (step: bigint) => {
    const growth = ((unit + step) ** months - scale) * 10_000n;
    return (growth * 2n + scale) / (scale * 2n);
  };
  return rounded(low) === rounded(high) ? Number(rounded(low)) : null;
}

/** Hundredths of a percent as they are read: `62.74%`. */
export function percentText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}%`;
}
