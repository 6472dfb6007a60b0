import { languageOf, type Language, type Locale } from '@peace/i18n';
import type * as aboutUs from './about-us.en.md';
import type { Company } from '@peace/company';
import { phoneText } from '@peace/company/phone-text';

/** A versioned text of ours, as the build makes it of a Markdown file; each of them has this type. */
export type StaticText = typeof aboutUs;

/** Facts that a text names, by the words in its braces. */
export type TextFacts = Readonly<Record<string, string>>;

export type StaticTexts = Readonly<Record<Language, StaticText>>;

/** A text in a language; both English catalogues have the same. */
export function textIn(texts: StaticTexts, locale: Locale): StaticText {
  // A plain object: React's development build cannot print a module that is a prop.
  return { ...texts[languageOf(locale)] };
}

type NamedFacts = Pick<
  Company,
  'name' | 'secRegistrationNumber' | 'certificateOfAuthorityNumber' | 'address' | 'phone' | 'email' | 'website'
>;

export function factsOf({ address, ...company }: NamedFacts, appName: string): TextFacts {
  return {
    app: appName,
    company: company.name,
    secNumber: company.secRegistrationNumber,
    authorityNumber: company.certificateOfAuthorityNumber,
    address: `${address.street}, ${address.city}, ${address.province} ${address.postalCode}`,
    phone: phoneText(company.phone),
    phoneDigits: company.phone,
    email: company.email,
    website: company.website,
  };
}
