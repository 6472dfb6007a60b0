import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useLocale } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { ProductHeader } from '@peace/ui-kit/product-header';
import type { ReactElement } from 'react';
import { rowsWithDates } from '#shared/wire-date-text.ts';

/** Rows that show before 'more' (spec §9). */
const rowsShown = 2;

/** The product and its rows, most of them behind 'more'. */
export function ProductDetails({ info }: { readonly info: PeriodRepayment }): ReactElement {
  const { locale } = useLocale();
  return (
    <Card>
      <ProductHeader logo={info.productLogo} name={info.productName} />
      <DetailRows rows={rowsWithDates(info.rows, locale)} collapsedTo={rowsShown} />
    </Card>
  );
}
