import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { OrderIds } from '#features/repayment/repayment.model.ts';
import { useDelayRepayment } from '#features/repayment/use-repayment.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';

/** `/repayDelay?productId&orderId` */
export function RepayDelayRoute(): ReactElement {
  const t = useMessages(repayDelayMessages);
  const query = useRequiredQuery('productId', 'orderId');
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        <RepayDelay productId={query.value('productId')} orderId={query.value('orderId')} />
      )}
    </>
  );
}

function RepayDelay(ids: OrderIds): ReactElement {
  return <RepayDelayScreen {...useDelayRepayment(ids)} />;
}
