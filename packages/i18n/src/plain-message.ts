import type { MessageArea } from './define-messages.ts';
import { formatMessage } from './format-message.ts';
import { htmlLang, type Locale } from './locale.ts';
import type { Catalogue, ParamsOf } from './placeholders.ts';

/** The messages of an area that need no parameters. */
export type PlainKey<Original extends Catalogue> = {
  [Key in keyof Original & string]: keyof ParamsOf<Original[Key]> extends never ? Key : never;
}[keyof Original & string];

/** A message without parameters, to be said in a language that is known later: a screen's title in its declaration. */
export function plainMessage<Original extends Catalogue>(
  area: MessageArea<Original>,
  key: PlainKey<Original>,
): (locale: Locale) => string {
  return (locale) => formatMessage(area[locale][key], {}, htmlLang(locale));
}
