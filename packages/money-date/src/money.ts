import { type Decimal, halfUp, parseDecimal, type Rounding } from './decimal.ts';

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
const MINOR_DIGITS = 2;

/** An exact integer of minor units as money, or `null` when a double cannot hold it exactly. */
function toMoney(minor: bigint, currency: Currency): Money | null {
  const number = Number(minor);
  return Number.isSafeInteger(number) ? { minor: number, currency } : null;
}

/**
 * Minor units of a unit that has `places` decimals, or `null` for a fraction of one. A text is read exactly. A number that a
 * backend computed in floating point prints as 3210.3900000000003: within a millionth of a minor unit it is that one.
 */
function toMinor(wire: unknown, places: number): bigint | null {
  const decimal = parseDecimal(typeof wire === 'number' && Math.abs(wire) < 10 ** (-6 - places) ? 0 : wire);
  if (decimal === null) return null;
  if (decimal.scale <= places) return decimal.digits * 10n ** BigInt(places - decimal.scale);
  if (typeof wire === 'string') return null;
  const divisor = 10n ** BigInt(decimal.scale - places);
  const nearest = halfUp(decimal.digits, divisor);
  const noise = (decimal.digits - nearest * divisor) * 1_000_000n;
  return -divisor < noise && noise < divisor ? nearest : null;
}

/**
 * Reads an amount sent as a decimal of the main unit, a string or a number (the v3 endpoints).
 * `'1,234.50'` and `1234.5` are ₱1,234.50. `null` for what is not an amount: more than two significant decimals, except a
 * number's noise, exponents, NaN, an empty string, an amount no safe integer can hold.
 */
export function parseMoney(wire: unknown, currency: Currency = 'PHP'): Money | null {
  const minor = toMinor(wire, MINOR_DIGITS);
  return minor === null ? null : toMoney(minor, currency);
}

/**
 * Reads an amount sent in minor units (the legacy repayment endpoints and `/chooseRepayment`).
 * `123450` and `'123450'` are ₱1,234.50; a fraction of a minor unit is `null`.
 */
export function moneyFromMinor(wire: unknown, currency: Currency = 'PHP'): Money | null {
  const minor = toMinor(wire, 0);
  return minor === null ? null : toMoney(minor, currency);
}

/** a + b, or `null` when their currencies differ or the sum is beyond a safe integer. */
export function addMoney(a: Money, b: Money): Money | null {
  return a.currency === b.currency ? toMoney(BigInt(a.minor) + BigInt(b.minor), a.currency) : null;
}

/** a − b, or `null` when their currencies differ or the difference is beyond a safe integer. */
export function subtractMoney(a: Money, b: Money): Money | null {
  return a.currency === b.currency ? toMoney(BigInt(a.minor) - BigInt(b.minor), a.currency) : null;
}

/** −1 when a is less than b, 1 when it is more, 0 when equal; `null` when their currencies differ. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 | null {
  if (a.currency !== b.currency) return null;
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/**
 * An amount times an exact factor, rounded once, to a whole minor unit. `null` when the result is beyond a safe
 * integer. Multiply the factors together first (`multiplyDecimals`, `percent`): rounding in between loses centavos.
 */
export function multiplyByDecimal(money: Money, factor: Decimal, rounding: Rounding): Money | null {
  const product = BigInt(money.minor) * factor.digits;
  return toMoney(rounding(product, 10n ** BigInt(factor.scale)), money.currency);
}

/**
 * The amount as a plain decimal of the main unit, for sending: `'1234.50'`, `'-0.05'`. Of money read by
 * `moneyFromMinor` this is the spec's helper that divides minor units by 100 with 2 decimals (§9).
 */
export function toDecimalString(money: Money): string {
  const digits = String(Math.abs(money.minor)).padStart(MINOR_DIGITS + 1, '0');
  const sign = money.minor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}

/** Shown for an amount or a date that is missing or could not be read (docs/decisions/money-and-dates.md). */
export const NO_VALUE = '—';

const SYMBOLS: Record<Currency, string> = { PHP: '₱', INR: '₹' };

/**
 * The amount as a person reads it: `'₱1,234.50'`, `'-₱1,234.50'`, and `'—'` for `null`. Rupees are grouped by
 * thousands as pesos are: variant 2 changes the sign only (spec §2).
 */
export function formatMoney(money: Money | null): string {
  if (money === null) return NO_VALUE;
  const sign = money.minor < 0 ? '-' : '';
  const plain = toDecimalString(money).slice(sign.length);
  // Not Intl: its first use costs some 13 ms of a cold page (see README), and this format is fixed by the spec.
  return sign + SYMBOLS[money.currency] + groupThousands(plain);
}

/** Digits with a comma between thousands: `1,234,567`, and `1,234.50` where two decimals follow. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
