import type { Company } from '@peace/company';

/** The company in schema.org's words, as JSON that is safe inside a `<script>`. */
export function structuredData(company: Company, brand: string): string {
  const { street, city, province, postalCode } = company.address;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    '@id': `${company.website}/#company`,
    name: brand,
    legalName: company.name,
    url: `${company.website}/`,
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
    areaServed: { '@type': 'Country', name: 'Philippines' },
    currenciesAccepted: 'PHP',
    identifier: [
      { '@type': 'PropertyValue', name: 'SEC registration number', value: company.secRegistrationNumber },
      {
        '@type': 'PropertyValue',
        name: 'Certificate of authority number',
        value: company.certificateOfAuthorityNumber,
      },
    ],
    sameAs: [company.appStoreUrl, company.playStoreUrl],
  };
  // A name with `</script>` in it would end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
