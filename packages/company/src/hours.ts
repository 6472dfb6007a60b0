import { hours } from './company.json';
import type { Company } from './company.ts';

/** When the company answers, in Manila's time. By itself, for pages that state nothing else of the company. */
export const companyHours: Company['hours'] = hours;
