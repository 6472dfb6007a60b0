import { digitsOnly, groupDigits, type Grouping } from './grouped-digits.ts';

/** An input right after the browser applied an edit to it, before we regroup it. */
export type RawEdit = {
  readonly raw: string;
  /** The element's `selectionStart`: a position in `raw`. */
  readonly caret: number;
  /** Whether the edit was a forward deletion (`inputType` `deleteContentForward`, the Delete key). */
  readonly forward?: boolean;
};

/** The value and the caret position to set on the element. */
export type Regrouped = { readonly value: string; readonly caret: number };

/**
 * Groups an edited input again and keeps the caret where the person put it: after the same number of digits, and on
 * the same side of a space where there is one. The digits that go in come out, all of them: what is too long is for
 * validation to say, not for the input to cut.
 *
 * Deleting the space itself deletes no digit, it moves the caret across: otherwise Backspace and Delete would get
 * stuck at it, for the space comes back at once. The value before the edit is not needed for any of this.
 */
export function regroup({ raw, caret, forward = false }: RawEdit, grouping: Grouping): Regrouped {
  const value = groupDigits(raw, grouping);
  const before = raw.slice(0, caret);
  const isAfterSpace = forward || /\s/.test(before.split(/\p{Nd}/u).at(-1) ?? '');
  return { value, caret: caretAfter(value, digitsOnly(before).length, isAfterSpace) };
}

/** The position in grouped digits after `count` of them, and after the separator that follows them if `isAfterSeparator`. */
export function caretAfter(value: string, count: number, isAfterSeparator: boolean): number {
  const isSeparator = (position: number) => /\D/.test(value[position] ?? '');
  let position = 0;
  for (let seen = 0; seen < count; position += 1) if (!isSeparator(position)) seen += 1;
  return isAfterSeparator && isSeparator(position) ? position + 1 : position;
}
