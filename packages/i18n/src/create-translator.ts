import { I18n } from '@lingui/core';
import { compileCatalogue, compileText } from './compile-message.ts';
import type { MessageArea } from './define-messages.ts';
import type { Locale } from './locale.ts';
import { htmlLang } from './locale.ts';
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
  return (area) => {
    const engine = engineFor(area[locale], locale);
    return (key, ...[params]) => engine._(key, params);
  };
}

const engines: Readonly<Record<Locale, WeakMap<Catalogue, I18n>>> = {
  original: new WeakMap(),
  en: new WeakMap(),
  fil: new WeakMap(),
};

/** One Lingui instance per catalogue, so that an area brings its own text and no two areas share a key. */
function engineFor(catalogue: Catalogue, locale: Locale): I18n {
  const known = engines[locale].get(catalogue);
  if (known !== undefined) return known;
  const tag = htmlLang(locale);
  const engine = new I18n({ locale: tag, messages: { [tag]: compileCatalogue(catalogue) } });
  engine.setMessagesCompiler(compileText);
  engines[locale].set(catalogue, engine);
  return engine;
}
