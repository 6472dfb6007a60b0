import { moneyFromMinor, type Money } from '@peace/money-date';

/** More payments than any loan here has; above it there is no schedule. */
const maxInstalments = 60n;

/**
 * A total in equal payments of whole centavos, one for each period. The last one takes what cannot be divided, so that
 * they sum up to the total.
 *
 * @returns nothing when there is no period, or more than 60
 */
export function splitIntoInstalments(total: Money, count: bigint): readonly Money[] {
  if (count < 1n || count > maxInstalments) return [];
  const each = BigInt(total.minor) / count;
  const last = BigInt(total.minor) - each * (count - 1n);
  return Array.from({ length: Number(count) }, (_, index) =>
    moneyFromMinor(String(BigInt(index) === count - 1n ? last : each), total.currency),
  ).filter((payment) => payment !== null);
}

export interface ScheduledPayment {
  readonly number: number;
  readonly amount: Money;
  /** The remaining debt after it. */
  readonly left: Money;
}

/** Payments in their order, each with what is left after it. */
export function scheduleOf(instalments: readonly Money[]): readonly ScheduledPayment[] {
  let left = instalments.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
  return instalments.flatMap((amount, index) => {
    left -= BigInt(amount.minor);
    const rest = moneyFromMinor(String(left), amount.currency);
    return rest ? [{ number: index + 1, amount, left: rest }] : [];
  });
}
