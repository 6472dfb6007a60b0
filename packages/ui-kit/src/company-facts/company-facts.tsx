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
  /** In two lines: the name, and both numbers under short labels. */
  readonly isBrief?: boolean;
}

/** Shows the facts that every page of a lender must state in the Philippines: its registered name and the two numbers of the SEC. */
export function CompanyFacts({ company, isBrief = false }: CompanyFactsProps): ReactElement {
  const t = useMessages(companyMessages);
  const label = isBrief ? 'van-visually-hidden' : undefined;
  return (
    <dl className={`peace-company-facts${isBrief ? ' peace-company-facts--brief' : ''}`}>
      <div>
        <dt className={label}>{t('registeredName')}</dt>
        <dd>{company.name}</dd>
      </div>
      <div>
        <dt>{t(isBrief ? 'secNumberShort' : 'secNumber')}</dt>
        <dd>{company.secRegistrationNumber}</dd>
      </div>
      <div>
        <dt>{t(isBrief ? 'authorityNumberShort' : 'authorityNumber')}</dt>
        <dd>{company.certificateOfAuthorityNumber}</dd>
      </div>
    </dl>
  );
}
