/** An emoji with all its parts: modifiers, and others joined to it by U+200D. */
const emoji = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*`;
const emojiOrFormat = new RegExp(String.raw`(${emoji}(?:\u200d${emoji})*)|\p{Cf}`, 'gu');

/**
 * A text as a person sees it. Contacts and messages are copied with format characters, such as the marks of a writing direction
 * or a zero-width space, which no field shows: they are dropped, except the joiner between emoji. Every kind of space is U+0020.
 */
export function plainText(text: string): string {
  return text.replace(emojiOrFormat, (_, pictures: string | undefined) => pictures ?? '').replace(/\p{Zs}/gu, ' ');
}

/** The same for a code or a number: digits of any script, and full-width signs, are those of ASCII. */
export function plainCharacters(text: string): string {
  return plainText(text.normalize('NFKC').replace(/\p{Nd}/gu, valueOfDigit));
}

/** Unicode has the digits of a script in a row from zero, ten after ten. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** A telephone of the backend as it is shown, copied and dialled. A link in its place, which has letters, only loses what cannot be seen. */
export function plainTelephone(text: string): string {
  const plain = plainText(text).trim();
  const number = plainCharacters(plain)
    .replace(/^tel:/i, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  return /\p{L}/u.test(number) ? plain : number;
}

const editReader =
  (read: (text: string) => string) =>
  ({ raw, caret }: { readonly raw: string; readonly caret: number }) => ({
    value: read(raw),
    caret: read(raw.slice(0, caret)).length,
  });

/** A text field right after an edit: what it is to hold instead, and where the caret is then. */
export const plainEdit = editReader(plainText);

/** The same of a field that takes a code or a number. */
export const plainCodeEdit = editReader(plainCharacters);
