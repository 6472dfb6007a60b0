import { dayText } from '@peace/i18n/dates';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { ProductHeader } from '@peace/ui-kit/product-header';
import type { ReactElement } from 'react';
import { dueDate } from './loan-cost.ts';
import type { LoanTerms } from './loan-terms.ts';

/** Whose loan, how much, for how long, at what rate. */
export function LoanHeader({ terms }: { readonly terms: LoanTerms }): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const { productLogo, productName, amount, periods, termUnit, rateText, firstPayTime = '' } = terms;
  const term = periods === null ? t('notKnown') : t('term', { periods, unit: termUnit }).trim();
  const { locale } = useLocale();
  const firstDate = dueDate(firstPayTime);
  return (
    <Card>
      <ProductHeader logo={productLogo} name={productName} />
      <Amount label={t('loanAmount')} value={amount} note={rateText} />
      <DetailRows
        rows={[
          { label: t('loanTerm'), value: term },
          ...(firstDate ? [{ label: t('firstPaymentDate'), value: dayText(firstDate, locale) }] : []),
        ]}
      />
    </Card>
  );
}
