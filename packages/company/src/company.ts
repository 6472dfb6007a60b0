import type { InferOutput } from 'valibot';
import data from './company.json';
import type { companySchema } from './company-schema.js';

/** The lender's facts, as the public pages state them. `companyProblems` holds a release to every one of them. */
export type Company = InferOutput<typeof companySchema>;

/** The public site calculates with these values; the worked example uses the defaults. */
export type Offer = Company['offer'];

/** A default and the limits of a slider, as decimal texts. */
export type OfferRange = Offer['amount'];

/** The company of this build: `company.json`, the one place its facts stand. */
export const company: Company = data;
