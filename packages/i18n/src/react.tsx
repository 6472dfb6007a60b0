import { type ReactNode, createContext, useContext, useEffect, useMemo } from 'react';
import { createTranslator, type Translate } from './create-translator.ts';
import type { MessageArea } from './define-messages.ts';
import { htmlLang, type Locale, offeredLocales } from './locale.ts';
import type { Catalogue } from './placeholders.ts';

/** The language in force, and how a person changes it. */
export type LocaleContextValue = {
  readonly locale: Locale;
  /** Without it the language cannot be changed, as on a page that is drawn before React. */
  readonly setLocale?: (locale: Locale) => void;
  /** The languages that a switch offers; by default those of a deployment whose default is `original`. */
  readonly offered?: readonly Locale[];
};

const offeredByDefault = offeredLocales('original');
const staysAsItIs = () => {};

const LocaleContext = createContext<Required<LocaleContextValue>>({
  locale: 'original',
  setLocale: staysAsItIs,
  offered: offeredByDefault,
});

/**
 * Sets the language for everything inside it and for the page's `lang`. The app holds the choice and keeps it (storage
 * is not this package's). Without a provider the language is `original` and cannot be changed.
 */
export function LocaleProvider({ value, children }: { value: LocaleContextValue; children: ReactNode }) {
  const { locale, setLocale = staysAsItIs, offered = offeredByDefault } = value;
  const stable = useMemo(() => ({ locale, setLocale, offered }), [locale, setLocale, offered]);
  useEffect(() => {
    document.documentElement.lang = htmlLang(locale);
  }, [locale]);
  return <LocaleContext.Provider value={stable}>{children}</LocaleContext.Provider>;
}

/** The language in force, and how a person changes it. */
export function useLocale(): Required<LocaleContextValue> {
  return useContext(LocaleContext);
}

/** The messages of one area in the language in force: `const t = useMessages(commonMessages); t('retry')`. */
// @__NO_SIDE_EFFECTS__
export function useMessages<Original extends Catalogue>(area: MessageArea<Original>): Translate<Original> {
  const { locale } = useLocale();
  return useMemo(() => createTranslator(locale)(area), [locale, area]);
}
