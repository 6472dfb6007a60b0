import { hours } from './company.json';
import type { Company } from './company.ts';

/** When customer service is open, in Manila's time. A file of its own, for pages that state nothing else of the company. */
export const openingHours: Company['hours'] = hours;
