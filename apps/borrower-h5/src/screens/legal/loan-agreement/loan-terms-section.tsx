import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement, ReactNode } from 'react';

/** The terms that every loan has (spec §9), each with what it says. */
export function LoanTermsSection(): ReactElement {
  const t = useMessages(loanAgreementMessages);
  return (
    <Card title={t('terms')}>
      <dl className="loan-terms">
        <Term name={t('who')}>{t('whoText')}</Term>
        <Term name={t('decision')}>{t('decisionText')}</Term>
        <Term name={t('term')}>{t('termText')}</Term>
        <Term name={t('early')}>{t('earlyText')}</Term>
        <Term name={t('late')}>
          <p>{t('lateOnce')}</p>
          <p>{t('lateDaily')}</p>
        </Term>
        <Term name={t('prolongation')}>{t('prolongationText')}</Term>
        <Term name={t('changes')}>{t('changesText')}</Term>
        <Term name={t('assignment')}>{t('assignmentText')}</Term>
        <Term name={t('judgment')}>{t('judgmentText')}</Term>
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
