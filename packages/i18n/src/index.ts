export {
  chooseLocale,
  htmlLang,
  isLocale,
  type Language,
  languageOf,
  type Locale,
  type LocaleChoice,
  localeNames,
  locales,
  offeredLocales,
} from './locale.ts';
export type { MessageArea } from './define-messages.ts';
export { createTranslator, plainMessage, type PlainKey, type Translate, type Translator } from './create-translator.ts';
export type { Catalogue, Message } from './placeholders.ts';
