import { clipComplaintText, COMPLAINT_TEXT_MAX_CHARACTERS, countCharacters, plainEdit } from '@peace/validators';

/** The complaint box right after the browser applied an edit: its text before and now, and the caret. */
export interface TextEdit {
  readonly before: string;
  readonly raw: string;
  readonly caret: number;
}

/** Ignores what is beyond 200 characters (spec §5) where it was typed or pasted, of what can be seen: a full box does not drop its last letter for one in the middle. */
export function fitEdit({ before, ...edit }: TextEdit): { readonly value: string; readonly caret: number } {
  const { value: raw, caret } = plainEdit(edit);
  if (countCharacters(raw) <= COMPLAINT_TEXT_MAX_CHARACTERS) return { value: raw, caret };
  const after = raw.slice(caret);
  // Not an edit at the caret (an undo, a correction from elsewhere): the beginning is kept.
  if (!before.endsWith(after)) return { value: clipComplaintText(raw), caret };
  const start = raw.slice(0, sharedStart(before.slice(0, before.length - after.length), raw.slice(0, caret)));
  const room = COMPLAINT_TEXT_MAX_CHARACTERS - countCharacters(start) - countCharacters(after);
  const kept = start + firstCharacters(raw.slice(start.length, caret), Math.max(0, room));
  return { value: kept + after, caret: kept.length };
}

function firstCharacters(text: string, count: number): string {
  // Line breaks join with nothing, so in front of the text they only use up the rest of the 200.
  const padding = '\n'.repeat(COMPLAINT_TEXT_MAX_CHARACTERS - count);
  return clipComplaintText(padding + text).slice(padding.length);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
