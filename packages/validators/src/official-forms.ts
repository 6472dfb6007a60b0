import { type Validation, invalid, valid } from './validation.ts';

/**
 * The names of the fields that hold nothing but spaces, in their order: to mark them, and to focus the first. A form of the official
 * site is sent when there is none (spec §5).
 */
export function emptyFields(fields: Readonly<Record<string, string>>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.trim() === '');
}

/** The calculator's loan amount: whole pesos, digits only. */
export function validateLoanAmount(input: string): Validation<string, 'loanAmountNotNumber'> {
  const amount = input.trim();
  return /^\d+$/.test(amount) ? valid(amount) : invalid('loanAmountNotNumber');
}
