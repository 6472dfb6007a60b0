import type { FieldEdit, FormattedEdit } from '@peace/vant-react-compat/field';

/** Whole pesos as they are read: `12,000`. Anything but digits and commas stays as it is. */
export function groupThousands(text: string): string {
  const digits = text.replaceAll(',', '');
  return /^\d+$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : text;
}

/** Puts an edit in groups. The caret stays behind the same digit. */
export function inThousands({ raw, caret }: FieldEdit): FormattedEdit {
  const value = groupThousands(raw);
  let passed = raw.slice(0, caret).replaceAll(',', '').length;
  let place = 0;
  while (passed > 0 && place < value.length) {
    if (value[place] !== ',') passed -= 1;
    place += 1;
  }
  return { value, caret: value === raw ? caret : place };
}
