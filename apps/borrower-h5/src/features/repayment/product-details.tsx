import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { ProductHeader } from '@peace/ui-kit/product-header';
import type { ReactElement } from 'react';

/** Rows that show before 'more' (spec §9). */
const rowsShown = 2;

/** The product and its rows, most of them behind 'more'. */
export function ProductDetails({ info }: { readonly info: PeriodRepayment }): ReactElement {
  return (
    <Card>
      <ProductHeader logo={info.productLogo} name={info.productName} />
      <DetailRows rows={info.rows} collapsedTo={rowsShown} />
    </Card>
  );
}
