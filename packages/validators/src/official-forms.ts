import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** The official site's forms: every field filled in. `value` is the fields without the spaces around them. */
export function validateAllFilled<Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Validation<Record<Field, string>, 'formIncomplete'> {
  const trimmed = { ...fields };
  for (const field in fields) {
    trimmed[field] = fields[field].trim();
    if (trimmed[field] === '') return invalid('formIncomplete');
  }
  return { kind: 'valid', value: trimmed };
}

/** The calculator's loan amount: whole pesos, digits only. */
export function validateLoanAmount(input: string): Validation<string, 'loanAmountNotNumber'> {
  const amount = input.trim();
  return /^\d+$/.test(amount) ? valid(amount) : invalid('loanAmountNotNumber');
}
