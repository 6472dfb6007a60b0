import { plainCharacters } from './plain-text.ts';

/** The digits of a text, in order and as 0–9, and nothing else. */
export function digitsOnly(text: string): string {
  return plainCharacters(text).replace(/\D/g, '');
}

/** How an input shows its digits: the size of each group, the last repeating. All digits are shown. */
export type Grouping = { readonly sizes: readonly number[] };

/** 0917 123 4567 as the bank form shows it: 091 7123 4567 (spec §5: 3-4-4). */
export const phoneGrouping: Grouping = { sizes: [3, 4, 4] };

/** Bank cards: by four, of any length (spec §5 names no limit). */
export const bankCardGrouping: Grouping = { sizes: [4] };

/** Every other numeric input of the bank form: digits as they are. */
export const plainDigits: Grouping = { sizes: [Infinity] };

/** The digits of a text with a space between groups. */
export function groupDigits(text: string, grouping: Grouping): string {
  const digits = digitsOnly(text);
  const groups: string[] = [];
  for (let start = 0; start < digits.length;) {
    const size = groupSize(grouping, groups.length);
    groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(' ');
}

function groupSize({ sizes }: Grouping, index: number): number {
  return sizes[index] ?? sizes.at(-1) ?? Infinity;
}
