import type { MessageArea } from './define-messages.ts';
import { formatMessage } from './format-message.ts';
import type { Locale } from './locale.ts';
import { htmlLang } from './locale.ts';
import type { Catalogue, ParamsOf } from './placeholders.ts';
import { catalogueOf, type Wording, type Words } from './wording.ts';

/**
 * Gives an area's message by its key, with the parameters its placeholders need: `t('retry')`,
 * `t('nextPayment', { date })`. A key or a parameter that does not exist is a type error.
 */
export type Translate<Original extends Catalogue> = <Key extends keyof Original & string>(
  key: Key,
  ...params: keyof ParamsOf<Original[Key]> extends never ? [] : [ParamsOf<Original[Key]>]
) => string;

/** Gives the messages of any area in the translator's language. */
export type Translator = <Original extends Catalogue>(area: MessageArea<Original>) => Translate<Original>;

/**
 * The translator of a language: `createTranslator('fil')(commonMessages)('retry')`. Needs no React and no document.
 *
 * @param words the language's, where a build loads them (decision 0075)
 */
export function createTranslator(locale: Locale, words?: Words): Translator {
  return (area) => translateIn({ locale, words }, area);
}

/** Gives the messages of one area in a language. */
export function translateIn<Original extends Catalogue>(
  wording: Wording,
  area: MessageArea<Original>,
): Translate<Original> {
  return (key, ...[params]) => formatMessage(catalogueOf(area, wording)[key], params ?? {}, htmlLang(wording.locale));
}
