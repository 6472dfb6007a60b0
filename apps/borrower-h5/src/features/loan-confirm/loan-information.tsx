import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import type { ReactElement } from 'react';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import type { CheckedTerms } from './offer-check.ts';
import './offer-hero.css';

/** 'Loan information' (spec §2): every row that the lender sent. */
export function LoanInformation({ terms }: { readonly terms: CheckedTerms }): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  if (terms.rows.length === 0) return null;
  const rows = terms.rows.map((row) => ({
    ...row,
    className: terms.differing.some((differing) => differing.row === row) ? 'differing' : undefined,
  }));
  return (
    <Card title={t('loanInformation')}>
      <DetailRows rows={rowsWithDates(rows, locale)} />
    </Card>
  );
}
