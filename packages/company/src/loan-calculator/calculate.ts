import { isSmallLoan, smallLoanLimits } from '../legal-limits.ts';
import {
  addMoney,
  halfUp,
  multiplyByDecimal,
  multiplyDecimals,
  parseDecimal,
  parseMoney,
  percent,
  roundDecimal,
  type Decimal,
  type Money,
} from '@peace/money-date';
import { validateLoanAmount } from '@peace/validators';
import { effectiveRate, type EffectiveRate } from './effective-rate.ts';
import { splitIntoInstalments } from './instalments.ts';

/** A visitor's input. The rate is a percentage per period unit. */
export type CalculatorInput = { readonly amount: string; readonly rate: string; readonly period: string };

export type CalculatorField = keyof CalculatorInput;

export const calculatorFields = ['amount', 'rate', 'period'] as const satisfies readonly CalculatorField[];

export type FieldProblem = 'missing' | 'notANumber';

/** Both results and what follows from them. An amount is `null` when it is too large to be exact. */
export interface Calculated {
  readonly kind: 'calculated';
  readonly amount: Money | null;
  readonly interest: Money | null;
  readonly total: Money | null;
  /** The interest is of a rounded period, the total is not: then they differ by more than the amount. */
  readonly isPeriodRounded: boolean;
  /** The total in equal monthly payments; empty when the period is not a whole number, 0, or above the limit. */
  readonly instalments: readonly Money[];
  /** Only where it can be computed exactly. */
  readonly effectiveRate: EffectiveRate | null;
  /** The rate is above 100 percent: perhaps `2,500` was meant as 2.5. */
  readonly isRateDoubtful: boolean;
  /** It costs more than the law allows for a small loan. */
  readonly isOverLimit: boolean;
}

export type Calculation =
  | { readonly kind: 'invalid'; readonly problems: Partial<Readonly<Record<CalculatorField, FieldProblem>>> }
  | Calculated;

/**
 * A rate or a period as it is calculated with. Some keypads have a comma alone, so one before one or two digits at the end is a
 * decimal sign: `3,5` is 3.5.
 */
export const plainFigure = (text: string): string => text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2');

/**
 * The two formulas of spec §9, read as docs/decisions/public-site.md reads them:
 *
 * - interest = amount × rate × round(period) ÷ 100
 * - total payable = amount + amount × (rate ÷ 100) × period
 */
export function calculate(input: CalculatorInput): Calculation {
  const valid = validateLoanAmount(input.amount);
  const rate = notNegative(parseDecimal(plainFigure(input.rate)));
  const period = notNegative(parseDecimal(plainFigure(input.period)));
  if (valid.kind === 'invalid' || rate === null || period === null) {
    const isWrong = { amount: valid.kind === 'invalid', rate: rate === null, period: period === null };
    return { kind: 'invalid', problems: problemsOf(input, isWrong) };
  }
  const amount = parseMoney(valid.value);
  const charge = times(amount, multiplyDecimals(percent(rate), period));
  const total = amount && charge && addMoney(amount, charge);
  const instalments = total && period.scale === 0 ? splitIntoInstalments(total, period.digits) : [];
  const effective = amount && effectiveRate(amount, instalments);
  return {
    kind: 'calculated',
    amount,
    interest: times(amount, percent(multiplyDecimals(rate, roundDecimal(period, halfUp)))),
    total,
    isPeriodRounded: period.scale > 0,
    instalments,
    effectiveRate: effective,
    isRateDoubtful: numberOf(rate) > 100,
    isOverLimit: isOverLimit(amount, period, rate, effective),
  };
}

function isOverLimit(amount: Money | null, period: Decimal, rate: Decimal, effective: EffectiveRate | null): boolean {
  if (!amount || !isSmallLoan(amount.minor, numberOf(period))) return false;
  const { nominalPercentPerMonth, effectivePercentPerMonth } = smallLoanLimits;
  return (
    numberOf(rate) > nominalPercentPerMonth ||
    // The rate is in hundredths of a percent.
    (effective !== null && effective.monthly > effectivePercentPerMonth * 100)
  );
}

/** For comparisons only. */
const numberOf = ({ digits, scale }: Decimal) => Number(digits) / 10 ** scale;

function problemsOf(input: CalculatorInput, isWrong: Readonly<Record<CalculatorField, boolean>>) {
  const wrong = calculatorFields.filter((field) => isWrong[field]);
  return Object.fromEntries(
    wrong.map((field): [CalculatorField, FieldProblem] => [
      field,
      input[field].trim() === '' ? 'missing' : 'notANumber',
    ]),
  );
}

const notNegative = (decimal: Decimal | null) => (decimal !== null && decimal.digits >= 0n ? decimal : null);

const times = (amount: Money | null, factor: Decimal) => amount && multiplyByDecimal(amount, factor, halfUp);
