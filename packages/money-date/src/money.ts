/** The currencies a screen can show: pesos, and the rupee sign of loan confirm variant 2 (spec §2). */
export type Currency = 'PHP' | 'INR';

/**
 * An amount of money.
 *
 * `minor` is a safe integer count of minor units (centavos, paise): ₱1,234.50 is `{ minor: 123450, currency: 'PHP' }`.
 * Make one with `parseMoney` or `moneyFromMinor`; both give `null` for what is not an exact amount.
 */
export type Money = { readonly minor: number; readonly currency: Currency };

/** Decimal places of both currencies. */
export const MINOR_DIGITS = 2;

/** An exact integer of minor units as money, or `null` when a double cannot hold it exactly. */
export function toMoney(minor: bigint, currency: Currency): Money | null {
  const number = Number(minor);
  return Number.isSafeInteger(number) ? { minor: number, currency } : null;
}
