import { companyMessages } from '@peace/i18n/messages/company';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';

import './company-facts.css';

/** The lender's registered facts. */
export interface CompanyFactsProps {
  readonly company: {
    readonly name: string;
    readonly secRegistrationNumber: string;
    readonly certificateOfAuthorityNumber: string;
  };
}

/** Shows the facts that every page of a lender must state in the Philippines: its registered name and the two numbers of the SEC. */
export function CompanyFacts({ company }: CompanyFactsProps): ReactElement {
  const t = useMessages(companyMessages);
  return (
    <dl className="peace-company-facts">
      <div>
        <dt>{t('registeredName')}</dt>
        <dd>{company.name}</dd>
      </div>
      <div>
        <dt>{t('secNumber')}</dt>
        <dd>{company.secRegistrationNumber}</dd>
      </div>
      <div>
        <dt>{t('authorityNumber')}</dt>
        <dd>{company.certificateOfAuthorityNumber}</dd>
      </div>
    </dl>
  );
}
