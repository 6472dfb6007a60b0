import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { OrderIds } from '#features/repayment/repayment.model.ts';
import { usePeriodRepayment } from '#features/repayment/use-repayment.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { RepayScreen } from './repay-screen.tsx';

/** `/repay?productId&orderId` */
export function RepayRoute(): ReactElement {
  const t = useMessages(repayMessages);
  const query = useRequiredQuery('productId', 'orderId');
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        <Repay productId={query.value('productId')} orderId={query.value('orderId')} />
      )}
    </>
  );
}

function Repay(ids: OrderIds): ReactElement {
  return <RepayScreen {...usePeriodRepayment(ids)} />;
}
