import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { DetailRows, type DetailRow } from '@peace/ui-kit/detail-rows';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { Row, RowCard } from '@peace/ui-kit/row-card';
import { InfoIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { rowsWithTotal } from '#features/due/due.model.ts';
import { rowsWithDates } from '#shared/wire-date-text.ts';

/** Rows that show before 'more' (spec §9). In `en` and `fil` this many rows are all shown, with their total. */
const rowsShown = 2;
const mostRowsShown = 6;

export interface LoanRowsProps {
  readonly info: PeriodRepayment;
  readonly amount: Money | null;
  /** The amount may be the sum of the rows. */
  readonly isSum: boolean;
  /** Of the amount, where nothing above the rows shows it. */
  readonly label: string | null;
}

/** The loan with its rows, and with their total as far as they add up to the amount. */
export function LoanRows({ info, amount, isSum, label }: LoanRowsProps): ReactElement {
  const t = useMessages(repayMessages);
  const { locale } = useLocale();
  const isWhole = locale !== 'original' && info.rows.length <= mostRowsShown;
  const summed = isWhole && isSum ? rowsWithTotal(info.rows, amount, label ?? t('repaymentAmount')) : info.rows;
  const first: DetailRow[] =
    label === null || summed.some((row) => row.label === label)
      ? []
      : [{ label, value: formatMoney(amount), isTotal: true }];
  return (
    <Card>
      <ProductHeader logo={info.productLogo} name={info.productName} />
      <DetailRows
        rows={[...first, ...rowsWithDates(summed, locale)]}
        collapsedTo={isWhole ? Number.POSITIVE_INFINITY : first.length + rowsShown}
      />
    </Card>
  );
}

export function InstructionBanner({ orderId }: { readonly orderId: string }): ReactElement {
  const t = useMessages(repayMessages);
  return (
    <RowCard>
      <Row
        icon={<InfoIcon />}
        title={t('instructions')}
        note={<small>{t('instructionsHint')}</small>}
        href={href(screens.repaymentInstructions, { orderId })}
      />
    </RowCard>
  );
}
