import { companyMessages } from '@peace/i18n/messages/company';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';

import './licence-line.css';

export interface LicenceLineProps {
  readonly company: {
    readonly name: string;
    readonly secRegistrationNumber: string;
    readonly certificateOfAuthorityNumber: string;
    readonly regulatorRegisterUrl: string;
    /** No lender: the line above it says so. */
    readonly sample?: boolean;
  };
}

/** Shows the lender and its authority above a public page's header, with the regulator's list to check it in. */
export function LicenceLine({ company }: LicenceLineProps): ReactElement {
  const t = useMessages(companyMessages);
  return (
    <>
      {company.sample === true && <p className="peace-sample">{t('sample')}</p>}
      <div className="peace-licence">
        <div className="peace-licence__inside">
          <p>
            <strong>{company.name}</strong>{' '}
            <span>
              {t('licenceSec', { number: company.secRegistrationNumber })}
              {' · '}
              <span className="peace-licence__long">
                {t('licenceAuthority', { number: company.certificateOfAuthorityNumber })}
              </span>
              <span className="peace-licence__short" aria-hidden="true">
                {t('licenceAuthorityShort', { number: company.certificateOfAuthorityNumber })}
              </span>
            </span>
          </p>
          <a href={company.regulatorRegisterUrl} rel="noreferrer">
            {t('licenceCheck')} <span className="peace-licence__long">{t('licenceCheckWhere')}</span>
            <span aria-hidden="true"> ↗</span>
          </a>
        </div>
      </div>
    </>
  );
}
