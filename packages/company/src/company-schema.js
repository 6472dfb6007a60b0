// Plain JavaScript: a Vite configuration loads it, and Node 20 does not load TypeScript there.
import { sampleProblem } from '@peace/deployment-config/release';
import { array, boolean, check, getDotPath, minLength, object, optional, pipe, safeParse, string } from 'valibot';
import { legalVersions } from './legal-versions.js';

/** These sample values may remain when others are replaced; they prevent a release. @param {string} value */
const leftBehind = (value) =>
  /^(?:(?:CS)?0{4,}|Bayani Cash|Tindahan Loans)$/.test(value) ? `this is the made-up company's` : sampleProblem(value);

/**
 * A fact as a text, which a release states only if it is the company's own.
 *
 * @param {string} wanted what it must be, for the error
 * @param {(value: string) => boolean} holds
 */
const fact = (wanted, holds) =>
  pipe(
    string(`must be ${wanted}`),
    check(holds, `must be ${wanted}`),
    check(
      (value) => leftBehind(value) === undefined,
      ({ input }) => leftBehind(input) ?? '',
    ),
  );

/** @param {string} wanted @param {RegExp} pattern */
const written = (wanted, pattern) => fact(wanted, (value) => pattern.test(value));
/** @param {string} wanted */
const text = (wanted) => fact(wanted, (value) => value.trim() !== '');

/** @param {string} value */
const isHttps = (value) => URL.canParse(value) && new URL(value).protocol === 'https:';

const phone = written('+63 and digits only', /^\+63\d{8,10}$/);
const email = written('an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
const https = fact('an https address', isHttps);
const time = written('a time such as 08:00', /^([01]\d|2[0-3]):[0-5]\d$/);
const wholePesos = written('whole pesos', /^[1-9]\d*$/);
const months = written('a whole number of months', /^[1-9]\d*$/);
const days = written('a whole number of days', /^[1-9]\d*$/);
const percent = fact('a number of percent', (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0);
const day = fact(
  'a day written as YYYY-MM-DD',
  (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
);

/**
 * @template {import('valibot').ObjectEntries} Entries
 * @param {Entries} entries
 */
const group = (entries) => object(entries, 'must be there');

/**
 * A default and the limits of a slider, as decimal texts so that no figure passes through floating point.
 *
 * @template {import('valibot').GenericSchema<string>} Figure
 * @param {Figure} figure
 */
const range = (figure) => group({ default: figure, min: figure, max: figure, step: figure });

/** @param {keyof typeof legalVersions} name */
const published = (name) =>
  fact(
    `${legalVersions[name]}, the version of the ${name} that is published`,
    (value) => value === legalVersions[name],
  );

/** The lender's facts, as `company.json` holds them: their one schema, from which `Company` is inferred. */
export const companySchema = group({
  /** True for the made-up company of a plain build; pages say so, and a release refuses it. */
  sample: pipe(
    boolean('must be there'),
    check((isSample) => !isSample, 'these are the facts of the made-up company'),
  ),
  name: text('the registered name'),
  /** The company's registration with the Securities and Exchange Commission. */
  secRegistrationNumber: text('the SEC registration number'),
  /** The SEC's certificate of authority to operate as a lending company. */
  certificateOfAuthorityNumber: text('the number of the certificate of authority'),
  /** The names of the company's online lending platforms, as the SEC has recorded them: its apps and their brands. */
  platforms: pipe(array(text('a recorded name'), 'must be a list'), minLength(1, 'must have a name')),
  /** Wallets, banks and stores that a loan can be repaid through, by name. */
  partners: pipe(array(text('a name'), 'must be a list'), minLength(1, 'must have a name')),
  /** The IDs that an application is taken with, of which one is enough. */
  ids: pipe(array(text('the name of an ID'), 'must be a list'), minLength(1, 'must have an ID')),
  since: written('a year', /^\d{4}$/),
  address: group({
    street: text('a street'),
    city: text('a city'),
    province: text('a province'),
    postalCode: written('four digits', /^\d{4}$/),
  }),
  /** When the company answers, in Manila's time. */
  hours: pipe(
    array(
      group({
        /** A day or a range of days as schema.org writes them: `Sa`, `Mo-Fr`. */
        days: written('a day or a range such as Mo-Fr', /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))?$/),
        opens: time,
        closes: time,
      }),
      'must be a list',
    ),
    minLength(1, 'must have a line'),
  ),
  /** A landline: the SEC has every lending company name one. */
  phone: written('a landline, +63 and digits only', /^\+63[2-8]\d{7,9}$/),
  email,
  whatsapp: phone,
  /** The Data Privacy Act of 2012 requires every company to name this person. */
  dataProtectionOfficer: group({ name: text('a name'), email, phone }),
  /** The company's managers and the persons responsible for its customers, if it names more than the law requires. */
  people: optional(array(group({ name: text('a name'), role: text('what the person does') }), 'must be a list')),
  /** Calendar days from a complaint to a decision with its reasons, as the page of complaints promises; counsel checks that page. */
  complaintDecisionDays: days,
  /** The Securities and Exchange Commission takes complaints about lending companies here. */
  regulatorComplaintsUrl: https,
  /** The Securities and Exchange Commission lists the companies that may lend here. */
  regulatorRegisterUrl: https,
  /** The National Privacy Commission takes complaints here. */
  privacyComplaintsUrl: https,
  /** The origin the public site answers at. */
  website: fact(
    'an https origin without a trailing slash',
    (value) => isHttps(value) && new URL(value).origin === value,
  ),
  privacyUrl: https,
  /** As App Store Connect makes it for campaigns: with the provider token `pt` (docs/campaign-links.md). */
  appStoreUrl: https,
  playStoreUrl: https,
  /** The day on which the company's counsel checked each subject against the law in force. */
  counsel: group({
    /** The late charges of the loan terms, with the caps for small loans. */
    lateCharges: day,
    /** The right to repay before the term ends. */
    prepayment: day,
    /** The version of each legal text that was checked: the one that is published. */
    termsVersion: published('terms'),
    privacyVersion: published('privacy'),
    complaintsVersion: published('complaints'),
  }),
  /** The public site calculates with these values; the worked example uses the defaults. */
  offer: group({
    amount: range(wholePesos),
    /** The flat interest rate in percent of the loan amount for each month. */
    monthlyRate: range(percent),
    months: range(months),
    /** The day on which the loan of the worked example is paid out. */
    exampleStart: day,
  }),
});

/**
 * Lists the problems that prevent the publication of a company's facts.
 *
 * @param {unknown} company what `company.json` holds
 * @returns {string[]} one line for each problem; empty when there is none
 */
export function companyProblems(company) {
  const { issues = [] } = safeParse(companySchema, company, { abortPipeEarly: true });
  return issues.map((issue) => {
    const path = getDotPath(issue) ?? 'company.json';
    return `${path} is ${JSON.stringify(issue.input)}: ${issue.message}`;
  });
}
