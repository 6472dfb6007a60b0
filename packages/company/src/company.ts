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
  /** `+63` and digits only. */
  readonly phone: string;
  readonly email: string;
  /** A number in WhatsApp: `+63` and digits only. */
  readonly whatsapp: string;
  /** The origin the public site answers at, without a trailing slash. */
  readonly website: string;
  /** The privacy policy that the official site embeds. */
  readonly privacyUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
}

/** The company of this build: `company.json`, the one place its facts stand. */
export const company: Company = data;
