import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { usePeriodRepayment } from '#features/repayment/use-repayment.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useOrderIds, type OrderIds } from '#shared/use-order-ids.ts';
import { RepayScreen } from './repay-screen.tsx';

/** `/repay?productId&orderId`; without a product id, by the order's alone. */
export function RepayRoute(): ReactElement {
  const t = useMessages(repayMessages);
  const ids = useOrderIds();
  return (
    <>
      <title>{t('title')}</title>
      {ids ? <Repay ids={ids} /> : <MissingParameter title={t('title')} name="orderId" />}
    </>
  );
}

function Repay({ ids }: { readonly ids: OrderIds }): ReactElement {
  const { page, receipt } = usePeriodRepayment(ids);
  return (
    <>
      <RepayScreen {...page} />
      {receipt}
    </>
  );
}
