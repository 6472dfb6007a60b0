import { splitCharacters } from './characters.ts';
import { COMPLAINT_TEXT_MAX_CHARACTERS } from './limits.ts';
import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** How many characters a text has, as a person counts them. */
export function countCharacters(text: string, split = splitCharacters): number {
  let count = 0;
  for (const _ of split(text)) count += 1;
  return count;
}

/** What the complaint box holds after an edit: the first 200 characters; what is longer is ignored (spec §5). */
export function clipComplaintText(text: string, split = splitCharacters): string {
  // UTF-16 units are never fewer than characters, so a text this short needs no splitting.
  if (text.length <= COMPLAINT_TEXT_MAX_CHARACTERS) return text;
  let clipped = '';
  let count = 0;
  for (const character of split(text)) {
    if (count === COMPLAINT_TEXT_MAX_CHARACTERS) break;
    clipped += character;
    count += 1;
  }
  return clipped;
}

/** The complaint's text: not empty, not only spaces. `value` is the text clipped to 200 characters. */
export function validateComplaintText(text: string): Validation<string, 'complaintTextRequired'> {
  return text.trim() === '' ? invalid('complaintTextRequired') : valid(clipComplaintText(text));
}
