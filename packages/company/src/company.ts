import data from './company.json';

/** The lender's facts, as the public pages state them. `companyProblems` holds a release to every one of them. */
export interface Company {
  /** True for the made-up company of a plain build; pages say so, and a release refuses it. */
  readonly sample: boolean;
  /** The registered name. */
  readonly name: string;
  /** The company's registration with the Securities and Exchange Commission. */
  readonly secRegistrationNumber: string;
  /** The SEC's certificate of authority to operate as a lending company. */
  readonly certificateOfAuthorityNumber: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly province: string;
    readonly postalCode: string;
  };
  /** When the company answers, in Manila's time. */
  readonly hours: readonly OpeningHours[];
  /** `+63` and digits only. */
  readonly phone: string;
  readonly email: string;
  /** A number in WhatsApp: `+63` and digits only. */
  readonly whatsapp: string;
  /** Whom the Data Privacy Act of 2012 has every company name. */
  readonly dataProtectionOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Where the Securities and Exchange Commission takes complaints about lending companies. */
  readonly regulatorComplaintsUrl: string;
  /** Where the National Privacy Commission takes complaints. */
  readonly privacyComplaintsUrl: string;
  /** The origin the public site answers at, without a trailing slash. */
  readonly website: string;
  /** The privacy policy that the official site embeds. */
  readonly privacyUrl: string;
  /** As App Store Connect makes it for campaigns: with the provider token `pt` (docs/campaign-links.md). */
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly offer: Offer;
}

/** Opening hours of some days. */
export interface OpeningHours {
  /** A day or a range of days as schema.org writes them: `Sa`, `Mo-Fr`. */
  readonly days: string;
  /** `HH:mm`. */
  readonly opens: string;
  /** `HH:mm`. */
  readonly closes: string;
}

/** What the public site calculates with: the worked example is made of the defaults. */
export interface Offer {
  /** Whole pesos. */
  readonly amount: OfferRange;
  /** The flat interest rate in percent of the loan amount for each month. */
  readonly monthlyRate: OfferRange;
  readonly months: OfferRange;
  /** `YYYY-MM-DD`: the day on which the loan of the worked example is paid out. */
  readonly exampleStart: string;
}

/** A default and the limits of a slider, as decimal texts so that no figure passes through floating point. */
export interface OfferRange {
  readonly default: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

/** The company of this build: `company.json`, the one place its facts stand. */
export const company: Company = data;
