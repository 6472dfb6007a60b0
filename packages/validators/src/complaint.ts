import { COMPLAINT_IMAGE_MAX_BYTES, COMPLAINT_TEXT_MAX_CHARACTERS } from './limits.ts';
import { invalid, valid, type Validation } from './validation.ts';

/** The problem type that complains about collection, and the only one with sub-types. */
const COLLECTION_PROBLEM_TYPE = '1';

/** Whether the selected order takes a complaint of this type: `allowsCollection` is false where its `isShow` is 0. */
export function validateComplaintType(
  problemType: string,
  order: { readonly allowsCollection: boolean },
): Validation<string, 'collectionNotSupported'> {
  const isRefused = problemType === COLLECTION_PROBLEM_TYPE && !order.allowsCollection;
  return isRefused ? invalid('collectionNotSupported') : valid(problemType);
}

/** How many characters a text has, as a person counts them. */
export function countCharacters(text: string, split = splitCharacters): number {
  let count = 0;
  for (const _ of split(text)) count += 1;
  return count;
}

/** Returns the complaint box's text after an edit: the first 200 characters (spec §5). */
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

/** Splits a text into the characters a person counts. */
type SplitCharacters = (text: string) => Iterable<string>;

/**
 * The splitter of this engine: grapheme clusters, so that 👨‍👩‍👧, 🇵🇭 and é written with a combining accent are one
 * each; code points where `Intl.Segmenter` is missing, so that at least no character is cut in half.
 */
export function characterSplitter(intl: { readonly Segmenter?: typeof Intl.Segmenter } = Intl): SplitCharacters {
  const { Segmenter } = intl;
  if (Segmenter === undefined) return (text) => text;
  const segmenter = new Segmenter('en', { granularity: 'grapheme' });
  return function* (text) {
    for (const { segment } of segmenter.segment(text)) yield segment;
  };
}

let engineSplitter: SplitCharacters | undefined;

/** `characterSplitter()`, made on first use: a segmenter is expensive, and most screens have no text to count. */
const splitCharacters: SplitCharacters = (text) => (engineSplitter ??= characterSplitter())(text);

/** The image types that the file input offers (docs/decisions/complaints-and-help.md). Another type is accepted if it can be drawn. */
export const COMPLAINT_IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a picked file is not taken. The message names the file, which the caller has. */
export type ImageFileReason = 'imageTypeUnsupported' | 'imageTooLarge' | 'imageUnreadable';

/** The parts of a `File` that the rule needs. `size` is in bytes. */
export type ImageFile = { readonly type: string; readonly size: number };

/** How pickers label a photo: with its type, with an older name of it, or not at all. */
const photoLabel = /^$|^application\/octet-stream$|^image\/(?:p?jpe?g|(?:x-)?png|webp)$/i;

/** Why a file is refused that cannot be drawn: its label says only that. */
export function undrawableReason({ type }: Pick<ImageFile, 'type'>): ImageFileReason {
  return photoLabel.test(type) ? 'imageUnreadable' : 'imageTypeUnsupported';
}

/** Whether a picked file may be drawn, before anything of it is read. */
export function validateImageFile<Picked extends ImageFile>(file: Picked): Validation<Picked, ImageFileReason> {
  // iOS passes on an empty file when a photo has not come down from iCloud.
  if (file.size === 0) return invalid(undrawableReason(file));
  if (file.size <= COMPLAINT_IMAGE_MAX_BYTES) return valid(file);
  return invalid(
    photoLabel.test(file.type) || file.type.startsWith('image/') ? 'imageTooLarge' : 'imageTypeUnsupported',
  );
}
