import { groupThousands } from '@peace/money-date';
import { caretAfter, digitsOnly, plainCodeEdit } from '@peace/validators';
import type { FieldEdit, FormattedEdit } from '@peace/vant-react-compat/field';

/** Whole pesos as they are read: `12,000`. Anything but digits and commas stays as it is. */
export function pesosAsRead(text: string): string {
  const digits = text.replaceAll(',', '');
  return /^\d+$/.test(digits) ? groupThousands(digits) : text;
}

/** Puts an edit in groups. The caret stays behind the same digit; Delete at a comma moves it across. */
export function inThousands(edit: FieldEdit): FormattedEdit {
  const { value: typed, caret } = plainCodeEdit(edit);
  const value = pesosAsRead(typed);
  if (value === typed) return { value, caret };
  return { value, caret: caretAfter(value, digitsOnly(typed.slice(0, caret)).length, edit.forward) };
}
