import type { Offer } from '../company.ts';
import { smallLoanLimits } from '../legal-limits.ts';
import { formatMoney, type Money } from '@peace/money-date';
import { calculate, plainFigure, type CalculatorInput } from './calculate.ts';
import { percentText } from './effective-rate.ts';
import { addMonths, type Day } from './calendar.ts';

export interface ExamplePayment {
  readonly number: number;
  readonly amount: Money;
  readonly day: Day;
}

/** The loan that the first view, the drawn phone, the share picture and the questions all use. */
export interface WorkedExample {
  readonly amount: Money;
  readonly total: Money;
  readonly cost: Money;
  readonly payments: readonly ExamplePayment[];
  /** In percent a month, as the company's file writes it. */
  readonly rate: string;
  readonly months: number;
  /** `62.81%` a year; `null` when it cannot be computed exactly. */
  readonly effective: string | null;
  /** The same for a month: `4.15%`. */
  readonly effectiveMonthly: string | null;
}

export function defaultInput({ amount, monthlyRate, months }: Offer): CalculatorInput {
  return { amount: amount.default, rate: monthlyRate.default, period: months.default };
}

/**
 * Calculates a loan that is paid out on a day; `null` if it is not repaid in whole months.
 *
 * @param start the day on which the money is paid out
 */
export function exampleOf(input: CalculatorInput, start: Day): WorkedExample | null {
  const result = calculate(input);
  if (result.kind === 'invalid' || !result.amount || !result.total || !result.interest || !result.instalments.length) {
    return null;
  }
  return {
    amount: result.amount,
    total: result.total,
    cost: result.interest,
    payments: result.instalments.map((amount, index) => ({
      number: index + 1,
      amount,
      day: addMonths(start, index + 1),
    })),
    rate: plainFigure(input.rate),
    months: result.instalments.length,
    effective: result.effectiveRate && percentText(result.effectiveRate.yearly),
    effectiveMonthly: result.effectiveRate && percentText(result.effectiveRate.monthly),
  };
}

/**
 * The calculator's result for the company's own defaults.
 *
 * @throws when the offer of the company's file is no loan
 */
export function workedExample(offer: Offer): WorkedExample {
  const input = defaultInput(offer);
  const example = exampleOf(input, offer.exampleStart);
  if (!example) throw new Error(`The offer of the company's file is no loan: ${JSON.stringify(input)}.`);
  return example;
}

/** A payment of the largest loan that the law's caps for small loans apply to, at a rate in percent a month. */
export function smallLoanPayment(rate: string): Money | null {
  const { upToPesos, upToMonths } = smallLoanLimits;
  const result = calculate({ amount: String(upToPesos), rate, period: String(upToMonths) });
  return (result.kind === 'calculated' && result.instalments[0]) || null;
}

/** Pesos as they are read in a sentence: without centavos where there are none. */
export const shortMoney = (money: Money | null) => formatMoney(money).replace(/\.00$/, '');

/** The example's figures as the wording's placeholders name them. */
export function exampleTexts({
  amount,
  total,
  cost,
  payments,
  rate,
  months,
  effective,
  effectiveMonthly,
}: WorkedExample) {
  return {
    amount: shortMoney(amount),
    total: shortMoney(total),
    cost: shortMoney(cost),
    each: shortMoney(payments[0]?.amount ?? null),
    rate,
    months,
    effective: effective ?? '',
    effectiveMonthly: effectiveMonthly ?? '',
  };
}
