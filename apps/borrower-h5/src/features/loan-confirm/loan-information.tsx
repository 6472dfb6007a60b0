import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { ArrowDownIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import type { LoanTerms } from './loan-terms.ts';
import { rowsBesideFigures } from './offer-check.ts';
import './loan-information.css';

/** 'Loan information': the lender's rows, folded, without what the hero says. On paper they are open. */
export function LoanInformation({ terms }: { readonly terms: LoanTerms }): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  const rows = rowsWithDates(rowsBesideFigures(terms), locale);
  if (rows.length === 0) return null;
  return (
    <Card>
      <details className="loan-information">
        <summary className="loan-information__title">
          {t('loanInformation')}
          <ArrowDownIcon />
        </summary>
        <div className="loan-information__rows">
          <DetailRows rows={rows} />
        </div>
      </details>
    </Card>
  );
}
