import type { Company } from '@peace/company';
import { loanTerms } from '@peace/company/loan-terms';
import type { Question } from '#features/questions/questions.ts';

/** The company, its loans and the questions in schema.org's words, as JSON that is safe inside a `<script>`. */
export function structuredData(company: Company, brand: string, questions: readonly Question[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [describeCompany(company, brand), describeLoan(company, brand), describeQuestions(questions)],
  };
  // A name with `</script>` in it would end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

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
  };
}

const describeQuestions = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
