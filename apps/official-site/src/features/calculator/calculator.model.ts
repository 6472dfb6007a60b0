import {
  addMoney,
  halfUp,
  multiplyByDecimal,
  multiplyDecimals,
  parseDecimal,
  parseMoney,
  percent,
  roundDecimal,
} from '@peace/money-date';
import type { Decimal, Money } from '@peace/money-date';
import { validateLoanAmount } from '@peace/validators';

/** What a visitor typed. The rate is a percentage per period unit. */
export type CalculatorInput = { readonly amount: string; readonly rate: string; readonly period: string };

/** The fields of the calculator, in their order. */
export const calculatorFields = ['amount', 'rate', 'period'] as const satisfies readonly (keyof CalculatorInput)[];

/** What the calculator makes of it. An amount is `null` when it is too large to be exact. */
export type Calculation =
  | { readonly kind: 'invalid'; readonly fields: readonly (keyof CalculatorInput)[] }
  | {
      readonly kind: 'calculated';
      readonly interest: Money | null;
      readonly total: Money | null;
      /** The interest is of a rounded period, the total is not: then they differ by more than the amount. */
      readonly isPeriodRounded: boolean;
    };

/**
 * The two formulas of spec §9, read as decision J reads them:
 *
 * - interest = amount × rate × round(period) ÷ 100
 * - total payable = amount + amount × (rate ÷ 100) × period
 */
export function calculate(input: CalculatorInput): Calculation {
  const valid = validateLoanAmount(input.amount);
  const amount = valid.kind === 'valid' ? parseMoney(valid.value) : null;
  const rate = notNegative(parseDecimal(input.rate));
  const period = notNegative(parseDecimal(input.period));
  if (valid.kind === 'invalid' || rate === null || period === null) {
    const isMissing = { amount: valid.kind === 'invalid', rate: rate === null, period: period === null };
    return { kind: 'invalid', fields: calculatorFields.filter((field) => isMissing[field]) };
  }
  const rounded = roundDecimal(period, halfUp);
  const charge = times(amount, multiplyDecimals(percent(rate), period));
  return {
    kind: 'calculated',
    interest: times(amount, percent(multiplyDecimals(rate, rounded))),
    total: amount && charge && addMoney(amount, charge),
    isPeriodRounded: period.scale > 0,
  };
}

const notNegative = (decimal: Decimal | null) => (decimal !== null && decimal.digits >= 0n ? decimal : null);

const times = (amount: Money | null, factor: Decimal) => amount && multiplyByDecimal(amount, factor, halfUp);
