import { termFacts } from '@peace/company/loan-facts';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { Fragment, type ReactElement } from 'react';
import './loan-agreement.css';

/** The terms that every loan has (spec §9), each with what it says. */
export function LoanTermsSection(): ReactElement {
  const t = useMessages(loanAgreementMessages);
  const facts = termFacts(useLocale().locale);
  return (
    <Card title={t('terms')}>
      <dl className="loan-terms">
        <Term name={t('who')} texts={[t('whoText', facts)]} />
        <Term name={t('decision')} texts={[t('decisionText', facts)]} />
        <Term name={t('term')} texts={[t('termText', facts)]} />
        <Term name={t('early')} texts={[t('earlyText', facts)]} />
        <Term name={t('late')} texts={[t('lateOnce', facts), t('lateDaily', facts)]} />
        <Term name={t('prolongation')} texts={[t('prolongationText')]} />
        <Term name={t('changes')} texts={[t('changesText', facts)]} />
        <Term name={t('assignment')} texts={[t('assignmentText', facts)]} />
        <Term name={t('judgment')} texts={[t('judgmentText', facts)]} />
      </dl>
    </Card>
  );
}

function Term({ name, texts }: { readonly name: string; readonly texts: readonly string[] }): ReactElement {
  return (
    <div className="loan-terms__term">
      <dt className="loan-terms__name">{name}</dt>
      {texts.map((text) => (
        <dd key={text} className="loan-terms__text">
          <Figures text={text} />
        </dd>
      ))}
    </div>
  );
}

/** An amount, a share, or a count of days and years. */
const charge = /((?:₱|Rs\.)[\d,]*\d|\d+%)/;
const count = /(\d+)/;

/** A sentence whose figures are seen before it is read: what it costs, else how many days. */
function Figures({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text
        .split(charge.test(text) ? charge : count)
        // `split` by a group alternates: every other part is a figure.
        .map((part, index) => (
          <Fragment key={index}>{index % 2 === 0 ? part : <strong>{part}</strong>}</Fragment>
        ))}
    </>
  );
}
