import { type BankField, defaultCardType } from '@peace/api-client/contract/bank/bank-form';

/** A tab: a card type and what it is called. */
export interface CardTypeTab {
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
