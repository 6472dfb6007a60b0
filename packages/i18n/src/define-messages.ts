import type { Locale } from './locale.ts';
import type { Catalogue, Message, PlaceholderOf } from './placeholders.ts';

/** The wording of one area of the app, in all languages. Keys and placeholders are those of `original`. */
export type MessageArea<Original extends Catalogue = Catalogue> = { readonly original: Original } & Readonly<
  Record<Exclude<Locale, 'original'>, Readonly<Record<keyof Original, Message>>>
>;

/**
 * One message in the three catalogues: `[original, en, fil]`, or `[english, fil]` where the specification's wording was read and
 * found to be plain already.
 */
export type Wording =
  | readonly [original: Message, en: Message, fil: Message]
  | readonly [english: Message, fil: Message];

/** Each translation has the placeholders of its original, and no English stands twice. What is wrong with a message is in its error. */
type Translated<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends readonly [infer English extends Message, infer Fil]
    ? readonly [English, SamePlaceholders<English, Fil>]
    : Messages[Key] extends readonly [infer Original extends Message, infer En, infer Fil]
      ? readonly [Original, Another<Original, SamePlaceholders<Original, En>>, SamePlaceholders<Original, Fil>]
      : Wording;
};

type SamePlaceholders<From extends Message, To> = To extends Message
  ? [PlaceholderOf<From>, PlaceholderOf<To>] extends [PlaceholderOf<To>, PlaceholderOf<From>]
    ? To
    : { readonly 'expected the placeholders': PlaceholderOf<From> }
  : Message;

type Another<Original, En> = [Original, En] extends [En, Original] ? 'the same in plain English: [english, fil]' : En;

/**
 * Declares the wording of one area, each message in all languages. A language that is missing, or other placeholders than
 * `original` has, is a type error.
 */
export function defineMessages<const Messages extends Readonly<Record<string, Wording>>>(
  messages: Messages & Translated<Messages>,
): MessageArea<{ readonly [Key in keyof Messages]: Messages[Key][0] }>;
export function defineMessages(messages: Readonly<Record<string, Wording>>): MessageArea {
  const catalogue = (place: 0 | -2 | -1): Catalogue =>
    Object.fromEntries(Object.entries(messages).map(([key, wording]) => [key, wording.at(place) ?? '']));
  return { original: catalogue(0), en: catalogue(-2), fil: catalogue(-1) };
}
