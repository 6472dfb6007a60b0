import type { MessageArea } from './define-messages.ts';
import { formatMessage } from './format-message.ts';
import { type Locale, htmlLang } from './locale.ts';
import type { Catalogue, ParamsOf } from './placeholders.ts';

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

/** The translator of a language: `createTranslator('fil')(commonMessages)('retry')`. Needs no React and no document. */
export function createTranslator(locale: Locale): Translator {
  return (area) =>
    (key, ...[params]) =>
      formatMessage(area[locale][key], params ?? {}, htmlLang(locale));
}

export type PlainKey<Original extends Catalogue> = {
  [Key in keyof Original & string]: keyof ParamsOf<Original[Key]> extends never ? Key : never;
}[keyof Original & string];

/** A message without parameters, for a language that is known later: a screen's title in its declaration. */
export function plainMessage<Original extends Catalogue>(
  area: MessageArea<Original>,
  key: PlainKey<Original>,
): (locale: Locale) => string {
  return (locale) => formatMessage(area[locale][key], {}, htmlLang(locale));
}
