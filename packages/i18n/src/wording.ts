import type { MessageArea } from './define-messages.ts';
import type { Locale } from './locale.ts';
import type { Catalogue, Message } from './placeholders.ts';

/** The words of a language that a build has taken out of its scripts (decision 0075), by area and key. */
export type Words = Readonly<Record<string, Catalogue>>;

/** A language, with its words where a build loads them; elsewhere each area has its own. */
export interface Wording {
  readonly locale: Locale;
  readonly words?: Words | undefined;
}

/**
 * The catalogue of an area in a language.
 *
 * @param area its catalogues; in a build that loads words, the name that they have it under
 */
export function catalogueOf<Original extends Catalogue>(
  area: MessageArea<Original>,
  wording: Wording,
): Readonly<Record<keyof Original, Message>>;
export function catalogueOf(area: MessageArea | string, { locale, words }: Wording): Catalogue | undefined {
  return typeof area === 'string' ? words?.[area] : area[locale];
}
