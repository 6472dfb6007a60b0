import { clipComplaintText, COMPLAINT_TEXT_MAX_CHARACTERS, countCharacters } from '@peace/validators';

/** The complaint box right after the browser applied an edit: its text before and now, and the caret. */
export interface TextEdit {
  readonly before: string;
  readonly raw: string;
  readonly caret: number;
}

/**
 * What is longer than 200 characters is ignored (spec §5), where it was typed or pasted: a full box refuses a letter in
 * its middle instead of dropping its last one. The text stays as it is while it fits.
 */
export function fitEdit({ before, raw, caret }: TextEdit): { readonly value: string; readonly caret: number } {
  if (countCharacters(raw) <= COMPLAINT_TEXT_MAX_CHARACTERS) return { value: raw, caret };
  const after = raw.slice(caret);
  if (!before.endsWith(after)) return { value: clipComplaintText(raw), caret };
  const start = sharedStart(before.slice(0, before.length - after.length), raw.slice(0, caret));
  const kept = fill(before.slice(0, start), raw.slice(start, caret), after);
  return { value: kept + after, caret: kept.length };
}

/** The start and as much of what was put behind it as leaves room for the rest. */
function fill(start: string, inserted: string, after: string): string {
  let kept = start;
  for (const character of splitSafely(inserted)) {
    if (countCharacters(kept + character + after) > COMPLAINT_TEXT_MAX_CHARACTERS) break;
    kept += character;
  }
  return kept;
}

/** Whole characters, as far as clipping at each length tells them apart. */
function splitSafely(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
