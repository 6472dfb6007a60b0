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

/** The same for a code or a number, whose full-width digits and signs are those of ASCII. */
export function plainCharacters(text: string): string {
  return plainText(text.normalize('NFKC'));
}
