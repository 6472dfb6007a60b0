import { figures } from '@peace/company/loan-facts';
import { promoLoanMessages } from '@peace/i18n/messages/promo-loan';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import './loan-facts.css';

const facts = [
  ['factTerm', 'factTermValue'],
  ['factDecision', 'factDecisionValue'],
  ['factCredit', 'factCreditValue'],
  ['factWho', 'factWhoValue'],
] as const;

/** The loans in four lines, as the loan terms have them (spec §9). */
export function LoanFacts(): ReactElement {
  const t = useMessages(promoLoanMessages);
  return (
    <Card title={t('facts')}>
      <dl className="promo-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="promo-facts__row">
            <dt>{t(name)}</dt>
            <dd>{t(value, figures)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
