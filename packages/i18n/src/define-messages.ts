import type { Locale } from './locale.ts';
import type { Catalogue, Message, PlaceholderOf } from './placeholders.ts';

/** The wording of one area of the app, in all languages. Keys and placeholders are those of `original`. */
export type MessageArea<Original extends Catalogue = Catalogue> = { readonly original: Original } & Readonly<
  Record<Exclude<Locale, 'original'>, Readonly<Record<keyof Original, Message>>>
>;

/**
 * A translation that says all `original` says: every key, no other, and the same placeholders in each. What is wrong
 * with a message is in its error.
 */
type TranslationOf<Original extends Catalogue, Translation> = {
  readonly [Key in keyof Original]: Key extends keyof Translation
    ? SamePlaceholders<Original[Key], Translation[Key]>
    : Message;
} & { readonly [Key in Exclude<keyof Translation, keyof Original>]: never };

type SamePlaceholders<From extends Message, To> = To extends Message
  ? [PlaceholderOf<From>, PlaceholderOf<To>] extends [PlaceholderOf<To>, PlaceholderOf<From>]
    ? To
    : { readonly 'expected the placeholders': PlaceholderOf<From> }
  : Message;

/**
 * Declares the wording of one area: the three catalogues beside each other. A key missing or too many in `en` or
 * `fil`, or other placeholders than `original` has, is a type error.
 */
export function defineMessages<
  const Original extends Catalogue,
  const En extends Catalogue,
  const Fil extends Catalogue,
>(area: {
  readonly original: Original;
  readonly en: En & TranslationOf<Original, En>;
  readonly fil: Fil & TranslationOf<Original, Fil>;
}): MessageArea<Original> {
  return area;
}
