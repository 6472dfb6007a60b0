/**
 * The three catalogues (docs/decisions/wording-and-languages.md): `original` is the specification's wording to the letter, its Chinese, Indonesian
 * and Spanish messages included; `en` plain English; `fil` Filipino.
 */
export const locales = ['original', 'en', 'fil'] as const;

/** One of the three catalogues. */
export type Locale = (typeof locales)[number];

/** A language: the original wording is mostly English. What is not a message, such as a legal text or a month, is in these. */
export type Language = Exclude<Locale, 'original'>;

export function languageOf(locale: Locale): Language {
  return locale === 'original' ? 'en' : locale;
}

/** The languages' names in the switch; each is in its own language, so it is not translated. */
export const localeNames: Readonly<Record<Locale, string>> = {
  original: 'Original',
  en: 'English',
  fil: 'Filipino',
};

/** Whether something read from a query, a storage or an environment names a catalogue. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The languages that a switch offers: the deployment's default, then each other one. `original` is the specification's wording
 * and no language, so a borrower meets it only where it is the default (docs/decisions/wording-and-languages.md).
 */
export function offeredLocales(defaultLocale: Locale): readonly Locale[] {
  return [...new Set<Locale>([defaultLocale, ...locales.filter((locale) => locale !== 'original')])];
}

const languageTags = { en: 'en-PH', fil: 'fil-PH' } as const;

/** The BCP 47 tag of a catalogue, for `<html lang>` and for Intl. */
export function htmlLang(locale: Locale): (typeof languageTags)[Language] {
  return languageTags[languageOf(locale)];
}

/** The sources of a language choice, the strongest first. Unknown values are ignored. */
export type LocaleChoice = {
  readonly query?: string | null | undefined;
  /** The choice of an earlier visit. */
  readonly stored?: string | null | undefined;
  /** `VITE_DEFAULT_LOCALE`. */
  readonly fallback?: string | null | undefined;
};

/** The catalogue to start with: `?lang=`, then the stored choice, then the default, then `original`. */
export function chooseLocale({ query, stored, fallback }: LocaleChoice): Locale {
  return [query, stored, fallback].find(isLocale) ?? 'original';
}
