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
  phoneGrouping,
  phoneNumberProblem,
  plainDigits,
} from '@peace/validators';

/** What is in the form: by the fields' codes, digits grouped as they are shown; '' where a masked value is kept. */
export type BankValues = Readonly<Record<string, string>>;

export type FieldProblem = 'fillIn' | 'choose' | 'phoneIncomplete' | 'phoneTooLong';

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

/** What the form holds before anything is typed: what the server knows already. */
export function initialValues(fields: readonly BankField[]): BankValues {
  return Object.fromEntries(fields.map((field) => [field.code, shown(field, field.value || fallbackOf(field))]));
}

/** A form that asks for its channel starts from the field's own, else from the default one (spec §9). */
function fallbackOf({ code, channelNumber }: BankField): string {
  return code === 'channelNumber' ? (channelNumber ?? defaultChannelNumber) : '';
}

/** The channel of what is sent: that of the first of its fields which names one, else none, for the contract's default. */
export function channelOf(fields: readonly BankField[], sent: BankValues): string | undefined {
  return fields.find(({ code, channelNumber }) => code in sent && channelNumber)?.channelNumber ?? undefined;
}

/** The masked value that the server knows of a field (`**** 1234`), else null. It is never sent back: the mask would become the account. */
export function keptValueOf({ input, value }: BankField): string | null {
  const isText = input.kind === 'text' || input.kind === 'unrecognised';
  return isText && isMasked(value) ? value.trim() : null;
}

function shown(field: BankField, value: string): string {
  const { input } = field;
  if (keptValueOf(field) !== null) return '';
  if (isPhone(field)) return groupPhone(value);
  const grouping = input.kind === 'text' ? groupingOf(input.format) : null;
  if (grouping) return groupDigits(value, grouping);
  // A value that is not among the options would be sent without ever having been seen.
  if ('options' in input) return input.options.some((option) => option.value === value) ? value : '';
  if (input.kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
  return value;
}

export function isPhone({ input }: Pick<BankField, 'input'>): boolean {
  return input.kind === 'text' && input.format === 'phone';
}

export function problemOf(field: BankField, value: string): FieldProblem | null {
  const { input } = field;
  if (value.trim() === '') {
    if (keptValueOf(field) !== null) return null;
    return 'options' in input ? 'choose' : 'fillIn';
  }
  return isPhone(field) ? phoneNumberProblem(value) : null;
}

/** The fields that keep the form from being sent, in order. */
export function problemsOf(fields: readonly BankField[], values: BankValues): ReadonlyMap<string, FieldProblem> {
  return new Map(
    fields.flatMap((field) => {
      const problem = problemOf(field, values[field.code] ?? '');
      return problem ? [[field.code, problem] as const] : [];
    }),
  );
}

/** Whether a problem is said while it is typed, before anything was tried: only what is too long. */
export function showsErrorImmediately(problem: FieldProblem): boolean {
  return problem === 'phoneTooLong';
}

/** Whether something was written or chosen that leaving would lose. */
export function hasUnsaved(fields: readonly BankField[], typed: BankValues): boolean {
  const initial = initialValues(fields);
  return Object.entries(typed).some(([code, value]) => value.trim() !== (initial[code] ?? '').trim());
}

interface CardTypeTab {
  readonly cardType: number;
  /** The title of the first field that is the type's own, '' when it has none: the form names no types. */
  readonly title: string;
}

/** The tabs of a form, in the order of their fields. A form of one type, or none, has no need of tabs. */
export function tabsOf(fields: readonly BankField[]): readonly CardTypeTab[] {
  const tabs: CardTypeTab[] = [];
  for (const { cardType, title } of fields) {
    if (cardType === null || tabs.some((tab) => tab.cardType === cardType)) continue;
    tabs.push({ cardType, title });
  }
  return tabs;
}

/** The card type a form opens with: 1 (spec §9), else the first there is. */
export function initialCardType(fields: readonly BankField[]): number {
  const [first, ...rest] = tabsOf(fields).map(({ cardType }) => cardType);
  return first === undefined || [first, ...rest].includes(defaultCardType) ? defaultCardType : first;
}

/** The fields under a card type's tab: its own and the shared ones, in the server's order. */
export function fieldsUnder(fields: readonly BankField[], cardType: number): readonly BankField[] {
  return fields.filter((field) => field.cardType === null || field.cardType === cardType);
}
