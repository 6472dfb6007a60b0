import { parseWireDate, type Money } from '@peace/money-date';
import { type InferOutput, object, pipe, transform } from 'valibot';
import { amount, count, text } from '../wire-values.ts';

/**
 * What an order comes to, as values beside its rows of words (decision 0061). The specification has none of them in an
 * order: a backend that sends none is shown by its words alone. The names are those of the repayment info.
 */
export const orderSumsEntries = {
  /** What is due next, with what is late about it. */
  repayAmount: amount('PHP'),
  repayDate: text,
  /** Which instalment that is, from 1, and of how many. */
  period: count,
  periods: count,
  /** What was repaid of a closed order, and when. */
  repaidAmount: amount('PHP'),
  repaidDate: text,
};

const orderSumsWire = object(orderSumsEntries);

/** What is due next. `at`: milliseconds since 1970. */
export interface OrderDue {
  readonly amount: Money;
  readonly at: number;
  /** Null for a loan that is repaid at once. */
  readonly instalment: { readonly number: number; readonly of: number } | null;
}

/** What was repaid. `at`: milliseconds since 1970. */
export interface OrderRepaid {
  readonly amount: Money;
  readonly at: number;
}

/** Each whole or not at all: an amount without its day, or one that cannot be read, is no sum. */
export function toOrderSums(wire: InferOutput<typeof orderSumsWire>) {
  const due = sumOf(wire.repayAmount, wire.repayDate);
  return {
    due: due && { ...due, instalment: instalmentOf(wire.period, wire.periods) },
    repaid: sumOf(wire.repaidAmount, wire.repaidDate),
  };
}

/** The sums of an order alone. */
export const orderSums = pipe(orderSumsWire, transform(toOrderSums));

function sumOf(money: Money | null, date: string): OrderRepaid | null {
  const at = parseWireDate(date);
  return money && money.minor > 0 && at !== null ? { amount: money, at } : null;
}

function instalmentOf(number: number | null, of: number | null): OrderDue['instalment'] {
  return number && of && of > 1 && number <= of ? { number, of } : null;
}
