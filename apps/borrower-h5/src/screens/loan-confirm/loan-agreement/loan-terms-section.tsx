import { termFacts } from '@peace/company/loan-facts';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement, ReactNode } from 'react';
import './loan-agreement.css';

/** The terms that every loan has (spec §9), each with what it says. */
export function LoanTermsSection(): ReactElement {
  const t = useMessages(loanAgreementMessages);
  const facts = termFacts(useLocale().locale);
  return (
    <Card title={t('terms')}>
      <dl className="loan-terms">
        <Term name={t('who')}>{t('whoText', facts)}</Term>
        <Term name={t('decision')}>{t('decisionText', facts)}</Term>
        <Term name={t('term')}>{t('termText', facts)}</Term>
        <Term name={t('early')}>{t('earlyText', facts)}</Term>
        <Term name={t('late')}>
          <p>{t('lateOnce', facts)}</p>
          <p>{t('lateDaily', facts)}</p>
        </Term>
        <Term name={t('prolongation')}>{t('prolongationText')}</Term>
        <Term name={t('changes')}>{t('changesText', facts)}</Term>
        <Term name={t('assignment')}>{t('assignmentText', facts)}</Term>
        <Term name={t('judgment')}>{t('judgmentText', facts)}</Term>
      </dl>
    </Card>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt className="loan-terms__name">{name}</dt>
      <dd className="loan-terms__text">{children}</dd>
    </div>
  );
}
