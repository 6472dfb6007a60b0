import { formatMoney, type Money } from '@peace/money-date';
import { dayText } from '@peace/i18n/dates';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import { loanCost, repaymentDays } from './loan-cost.ts';
import type { LoanTerms } from './loan-terms.ts';
import './cost-summary.css';

/** What is received, what is repaid, and what the loan costs: said before anybody applies. */
export function CostSummary({ terms }: { readonly terms: LoanTerms }): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const { received, repaid, cost } = loanCost(terms);
  const { locale } = useLocale();
  const days = repaymentDays(terms.plan);
  const said = (day: string) => dayText(day, locale);
  return (
    <Card title={t('costTitle')}>
      <dl className="loan-cost">
        <CostRow label={t('received')} value={received} />
        <CostRow label={t('repaid')} value={repaid} />
        <CostRow label={t('cost')} value={cost} isTotal />
      </dl>
      {days.kind === 'once' && <p className="loan-cost__note">{t('repaidOnce', { date: said(days.date) })}</p>}
      {days.kind === 'parts' && (
        <p className="loan-cost__note">
          <UnbrokenText>
            {t('repaidInParts', { count: days.count, first: said(days.first), last: said(days.last) })}
          </UnbrokenText>
        </p>
      )}
      {cost === null && <p className="loan-cost__note">{t('costIncomplete')}</p>}
    </Card>
  );
}

interface CostRowProps {
  readonly label: string;
  readonly value: Money | null;
  readonly isTotal?: boolean;
}

function CostRow({ label, value, isTotal = false }: CostRowProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  return (
    <div className={isTotal ? 'loan-cost__row loan-cost__row--total' : 'loan-cost__row'}>
      <dt className="loan-cost__label">{label}</dt>
      <dd className="loan-cost__value">
        {value ? formatMoney(value) : <span className="loan-cost__unknown">{t('notKnown')}</span>}
      </dd>
    </div>
  );
}
