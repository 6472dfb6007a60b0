import type { Company } from '@peace/company';
import { phoneText } from '@peace/company/phone-text';
import type { TextFacts } from './static-text.ts';

/** What the texts name of a company. */
export type NamedFacts = Pick<
  Company,
  'name' | 'secRegistrationNumber' | 'certificateOfAuthorityNumber' | 'address' | 'phone' | 'email' | 'website'
>;

/** The company's facts under the names that the texts use. */
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
