import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useDelayRepayment } from '#features/repayment/use-repayment.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useOrderIds, type OrderIds } from '#shared/use-order-ids.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';

/** `/repayDelay?productId&orderId`; without a product id, by the order's alone. */
export function RepayDelayRoute(): ReactElement {
  const t = useMessages(repayDelayMessages);
  const ids = useOrderIds();
  return (
    <>
      <title>{t('title')}</title>
      {ids ? <RepayDelay ids={ids} /> : <MissingParameter title={t('title')} name="orderId" />}
    </>
  );
}

function RepayDelay({ ids }: { readonly ids: OrderIds }): ReactElement {
  const { page, receipt } = useDelayRepayment(ids);
  return (
    <>
      <RepayDelayScreen {...page} />
      {receipt}
    </>
  );
}
