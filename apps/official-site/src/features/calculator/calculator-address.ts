import {
  calculatorFields,
  plainFigure,
  type CalculatorField,
  type CalculatorInput,
} from '@peace/company/loan-calculator';

/** As many characters as a field takes. */
export const maxFieldLength = 15;

const shapes: Readonly<Record<CalculatorField, RegExp>> = {
  amount: /^\d+$/,
  rate: /^\d+(\.\d+)?$/,
  period: /^\d+(\.\d+)?$/,
};

/** The figures that an address names, `?amount=5000&rate=2.5&period=6`. What it does not name, or not well, is the default. */
export function figuresOf(query: URLSearchParams, defaults: CalculatorInput): CalculatorInput {
  const read = (field: CalculatorField) => {
    const text = query.get(field) ?? '';
    return text.length <= maxFieldLength && shapes[field].test(text) ? text : defaults[field];
  };
  return { amount: read('amount'), rate: read('rate'), period: read('period') };
}

/** A query with these figures, or without any, and with everything else it had. */
export function withFigures(query: URLSearchParams, input: CalculatorInput | null): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const field of calculatorFields) {
    if (input) next.set(field, plainFigure(input[field]).replaceAll(',', ''));
    else next.delete(field);
  }
  return next;
}
