import type { Company } from '@peace/company';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import '#shared/page.css';
import './company.css';

const promises = ['pledgeRespect', 'pledgeContacts', 'pledgeHours', 'pledgeNames'] as const;

/** States the company's promises about its collectors, and where to complain. */
export function CollectionPledge({ company }: { readonly company: Pick<Company, 'regulatorComplaintsUrl'> }) {
  const t = useMessages(siteHelpMessages);
  return (
    <>
      <p className="quiet section-lead">{t('pledgeLead')}</p>
      <ul className="ticks">
        {promises.map((promise) => (
          <li key={promise}>{t(promise)}</li>
        ))}
      </ul>
      <p className="quiet pledge-after">
        {t('pledgeComplain')}{' '}
        <a href={company.regulatorComplaintsUrl} rel="noreferrer">
          {t('pledgeSec')}
        </a>
      </p>
    </>
  );
}
