import {
  type BankField,
  defaultChannelNumber,
  type TextFormat,
  defaultCardType,
} from '@peace/api-client/contract/bank/bank-form';
import {
  bankCardGrouping,
  groupDigits,
  type Grouping,
  groupPhone,
  isMasked,
  maskOfNumber,
  phoneGrouping,
  phoneNumberProblem,
  plainDigits,
  plainText,
} from '@peace/validators';
import { parseWireDate } from '@peace/money-date';

/** A field of the server's form, and whether it may stay empty. */
export interface FormField extends BankField {
  readonly isOptional?: boolean;
}

/** @param optionalBankField the field of an item that makes it optional, as the deployment names it; '' for none */
export function formOf(items: readonly BankField[], optionalBankField: string): readonly FormField[] {
  return items.map((item) => ({ ...item, isOptional: item.flags.includes(optionalBankField) }));
}

/** The values of one tab by field code, with digits grouped as shown; '' keeps a masked value. */
export type BankValues = ReadonlyMap<string, string>;

/** The typed and chosen values of all tabs, by `keyOf` the field. */
export type TypedValues = ReadonlyMap<string, string>;

export type FieldProblem = 'fillIn' | 'choose' | 'phoneIncomplete' | 'phoneTooLong' | 'noSuchDay';

/** How a text field groups its digits; null where any text goes. */
export function groupingOf(format: TextFormat): Grouping | null {
  switch (format) {
    case 'phone':
      return phoneGrouping;
    case 'bankCard':
      return bankCardGrouping;
    case 'digits':
      return plainDigits;
    case 'plain':
      return null;
  }
}

/** The key of what is typed into a field: a code may stand under two tabs, and is another value there. */
export function keyOf({ code, cardType }: BankField): string {
  return cardType === null ? code : `${cardType}:${code}`;
}

/** The values of one tab: the typed one if it is still offered, else the server's. */
export function valuesOf(fields: readonly BankField[], typed: TypedValues = new Map()): BankValues {
  return new Map(
    fields.map((field) => {
      const entered = typed.get(keyOf(field));
      return [field.code, entered === undefined ? initialValue(field) : shown(field, entered)];
    }),
  );
}

function initialValue(field: BankField): string {
  return keptValueOf(field) === null ? shown(field, field.value || fallbackOf(field)) : '';
}

/** A form that asks for its channel starts from the field's own, else from the default one (spec §9). */
function fallbackOf({ code, channelNumber }: BankField): string {
  return code === 'channelNumber' ? (channelNumber ?? defaultChannelNumber) : '';
}

/** The masked value that the server knows of a field (`**** 1234`), else null. It is never sent back: the mask would become the account. */
export function keptValueOf(field: BankField): string | null {
  return maskOf(field) === null ? null : field.value.trim();
}

/** The mask of a kept value, as `fitsMask` reads it. A number is masked by whatever is no digit. */
export function maskOf({ input, value }: BankField): string | null {
  if (input.kind === 'text' && groupingOf(input.format)) return maskOfNumber(value);
  return (input.kind === 'text' || input.kind === 'unrecognised') && isMasked(value) ? value.trim() : null;
}

function shown(field: BankField, value: string): string {
  const { input } = field;
  if (isPhone(field)) return groupPhone(value);
  const grouping = input.kind === 'text' ? groupingOf(input.format) : null;
  if (grouping) return groupDigits(value, grouping);
  // A value that is not among the options would be sent without ever having been seen.
  if ('options' in input) return input.options.some((option) => option.value === value) ? value : '';
  if (input.kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
  return plainText(value);
}

export function isPhone({ input }: Pick<BankField, 'input'>): boolean {
  return input.kind === 'text' && input.format === 'phone';
}

/** Each field is required, unless a masked value is kept or its item says otherwise. */
export function isRequired(field: FormField): boolean {
  return keptValueOf(field) === null && !field.isOptional;
}

export function problemOf(field: FormField, value: string): FieldProblem | null {
  const { input } = field;
  if (value.trim() === '') {
    if (!isRequired(field)) return null;
    return 'options' in input ? 'choose' : 'fillIn';
  }
  if (input.kind === 'day') return parseWireDate(value) === null ? 'noSuchDay' : null;
  return isPhone(field) ? phoneNumberProblem(value) : null;
}

/** The fields that keep the form from being sent, in order. */
export function problemsOf(fields: readonly FormField[], values: BankValues): ReadonlyMap<string, FieldProblem> {
  return new Map(
    fields.flatMap((field) => {
      const problem = problemOf(field, values.get(field.code) ?? '');
      return problem ? [[field.code, problem] as const] : [];
    }),
  );
}

/** Whether a problem is shown while it is typed, before anything was tried: only what is too long. */
export function showsErrorImmediately(problem: FieldProblem): boolean {
  return problem === 'phoneTooLong';
}

/** Whether something was written or chosen that leaving would lose. */
export function hasUnsaved(fields: readonly BankField[], typed: TypedValues): boolean {
  const initial = new Map(fields.map((field) => [keyOf(field), initialValue(field)]));
  return [...typed].some(([key, value]) => value.trim() !== (initial.get(key) ?? '').trim());
}

/** The server may send a field without a title. */
export function labelOf({ title, subtitle, code }: BankField): string {
  return title.trim() || subtitle.trim() || code;
}

interface CardTypeTab {
  readonly cardType: number;
  /** The title of the first field that is the type's own, '' when it has none: the form names no types. */
  readonly title: string;
}

/** The tabs of a form, in the order of their fields; none where all fields are under every tab. */
export function tabsOf(fields: readonly BankField[]): readonly CardTypeTab[] {
  const tabs: CardTypeTab[] = [];
  for (const { cardType, title } of fields) {
    if (cardType === null || tabs.some((tab) => tab.cardType === cardType)) continue;
    tabs.push({ cardType, title: title.trim() });
  }
  return tabs;
}

/** The card type a form opens with: 1 (spec §9), else the first there is. */
export function initialCardType(fields: readonly BankField[]): number {
  const [first, ...rest] = tabsOf(fields).map(({ cardType }) => cardType);
  return first === undefined || [first, ...rest].includes(defaultCardType) ? defaultCardType : first;
}

/** The fields under a card type's tab: its own and the shared ones, in the server's order. Of one code in both, its own: one value is sent. */
export function fieldsUnder<Field extends BankField>(fields: readonly Field[], cardType: number): readonly Field[] {
  const own = new Set(fields.flatMap((field) => (field.cardType === cardType ? field.code : [])));
  return fields.filter((field) => field.cardType === cardType || (field.cardType === null && !own.has(field.code)));
}

/** Whether the fields of a tab can be filled in: there are some, and each required choice has something to choose. */
export function isFillable(fields: readonly FormField[]): boolean {
  const isChoosable = ({ input }: FormField) => !('options' in input) || input.options.length > 0;
  return fields.length > 0 && fields.every((field) => isChoosable(field) || !isRequired(field));
}
