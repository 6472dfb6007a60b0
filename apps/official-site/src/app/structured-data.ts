import type { Company } from '@peace/company';
import { loanTerms } from '@peace/company/loan-terms';
import { workedExample } from '@peace/company/loan-calculator';
import type { Money } from '@peace/money-date';
import type { SitePage } from '#shared/site-pages.ts';
import { places } from '#shared/views.ts';

/** The company and its loans in schema.org's words, as JSON that is safe inside a `<script>`. */
export function structuredData(company: Company, brand: string): string {
  return graph(describeCompany(company, brand), describeLoan(company, brand), describeExample(company));
}

/** A page other than the one at `/`. */
export interface PageData {
  readonly page: Exclude<SitePage, 'home'>;
  readonly name: string;
  /** Its full address. */
  readonly url: string;
  readonly language: string;
  /** The day of the text on it, where it has one. */
  readonly modified?: string | undefined;
}

/** A page and whose it is. */
export function pageData(company: Company, brand: string, { page, name, url, language, modified }: PageData): string {
  return graph(describeCompany(company, brand), {
    '@type': page === 'about-us' ? 'AboutPage' : 'WebPage',
    name,
    url,
    inLanguage: language,
    ...(modified !== undefined && { dateModified: modified }),
    publisher: { '@id': idOf(company) },
  });
}

/** A name with `</script>` in it would end the element. */
const graph = (...nodes: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');

const idOf = ({ website }: Company) => `${website}/#company`;

function describeCompany(company: Company, brand: string) {
  const { street, city, province, postalCode } = company.address;
  const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value });
  return {
    '@type': 'FinancialService',
    '@id': idOf(company),
    name: brand,
    legalName: company.name,
    url: `${company.website}/`,
    logo: `${company.website}/brand/icon-512.png`,
    image: `${company.website}/og.png`,
    telephone: company.phone,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: province,
      postalCode,
      addressCountry: 'PH',
    },
    openingHours: company.hours.map(({ days, opens, closes }) => `${days} ${opens}-${closes}`),
    areaServed: { '@type': 'Country', name: 'Philippines' },
    currenciesAccepted: 'PHP',
    identifier: [
      property('SEC registration number', company.secRegistrationNumber),
      property('Certificate of authority number', company.certificateOfAuthorityNumber),
    ],
    sameAs: [company.appStoreUrl, company.playStoreUrl],
  };
}

function describeLoan({ offer, ...company }: Company, brand: string) {
  const { minDays, maxDays } = loanTerms.term;
  return {
    '@type': 'LoanOrCredit',
    name: `${brand} loan`,
    provider: { '@id': idOf({ offer, ...company }) },
    currency: 'PHP',
    amount: {
      '@type': 'MonetaryAmount',
      currency: 'PHP',
      minValue: Number(offer.amount.min),
      maxValue: Number(offer.amount.max),
    },
    loanTerm: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    feesAndCommissionsSpecification: `${company.website}/#${places.late}`,
  };
}

/** The price: what the first view shows, in a search engine's terms. */
function describeExample(company: Company) {
  const { amount, payments, rate, months, effective } = workedExample(company.offer);
  const pesos = (money: Money | undefined) => ({
    '@type': 'MonetaryAmount',
    currency: 'PHP',
    value: (money?.minor ?? 0) / 100,
  });
  return {
    '@type': 'LoanOrCredit',
    name: 'Example',
    provider: { '@id': idOf(company) },
    amount: pesos(amount),
    loanTerm: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
    interestRate: { '@type': 'QuantitativeValue', value: Number(rate), unitText: 'percent of the amount a month' },
    ...(effective && { annualPercentageRate: Number(effective.replace(/[%,]/g, '')) }),
    loanRepaymentForm: {
      '@type': 'RepaymentSpecification',
      numberOfLoanPayments: payments.length,
      loanPaymentAmount: pesos(payments[0]?.amount),
      loanPaymentFrequency: 12,
    },
  };
}
