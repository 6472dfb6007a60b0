import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { nationalPhoneDigits, digitsOnly } from '@peace/validators';
import type { AccountValues } from './saved-account.model.ts';
import { groupingOf, isPhone, keptValueOf, labelOf, type BankValues } from './bank-form.model.ts';

/** The shown fields' codes and values, with digits ungrouped. A masked value that is kept is not sent. */
export function toSent(fields: readonly BankField[], values: BankValues): AccountValues {
  return new Map(
    fields.flatMap((field) => {
      const value = values.get(field.code) ?? '';
      if (value.trim() === '' && keptValueOf(field) !== null) return [];
      return [[field.code, plain(field, value)] as const];
    }),
  );
}

function plain(field: BankField, value: string): string {
  if (isPhone(field)) return nationalPhoneDigits(value);
  const isGrouped = field.input.kind === 'text' && groupingOf(field.input.format) !== null;
  return isGrouped ? digitsOnly(value) : value.trim();
}

export interface ReviewRow {
  readonly code: string;
  readonly label: string;
  /** Digits in the groups of their field; the name of what was chosen; a kept value masked. */
  readonly value: string;
  readonly isKept: boolean;
  readonly isDay: boolean;
}

/** Which account was saved, without showing it: what was chosen, and the last four digits of its number. */
export function accountOf(
  fields: readonly BankField[],
  values: BankValues,
): readonly Pick<ReviewRow, 'label' | 'value'>[] {
  const rows = reviewOf(fields, values);
  return fields.flatMap(({ input }, index) => {
    const row = rows[index];
    if (!row || row.value === '') return [];
    if (input.kind === 'enum') return [row];
    if (input.kind !== 'text' || groupingOf(input.format) === null) return [];
    const digits = row.value.replaceAll(/\D/g, '');
    return digits.length < 8 ? [] : [{ label: row.label, value: `•••• ${digits.slice(-4)}` }];
  });
}

/** The fields that the panel shows: wallet or bank, number, name. Without a number there is no panel. */
export function panelFields(fields: readonly BankField[]) {
  const number = fields.find(({ input }) => input.kind === 'text' && groupingOf(input.format) !== null);
  if (!number) return null;
  const bank = fields.find(({ input }) => input.kind === 'enum');
  const name = fields.find(({ input }) => input.kind === 'text' && groupingOf(input.format) === null);
  return { bank, number, name };
}

export function reviewOf(fields: readonly BankField[], values: BankValues): readonly ReviewRow[] {
  return fields.map((field) => {
    const { code, input } = field;
    const value = (values.get(code) ?? '').trim();
    const kept = value === '' ? keptValueOf(field) : null;
    return {
      code,
      label: labelOf(field),
      value: kept ?? written(field, value),
      isKept: kept !== null,
      isDay: input.kind === 'day',
    };
  });
}

/** The value as a person reads it: never the code of an option. */
function written(field: BankField, value: string): string {
  const { input } = field;
  if ('options' in input) {
    // Several names of one value: what is sent is any of them.
    return input.options
      .filter((option) => option.value === value)
      .map(({ name }) => name)
      .join(' / ');
  }
  return value;
}
