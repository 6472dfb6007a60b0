import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useServices } from '#shared/services.tsx';
import { useOrderIds } from '#shared/use-order-ids.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { amountOf } from './choose-repayment.model.ts';
import { ChooseRepaymentScreen } from './choose-repayment-screen.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { useChooseRepayment } from './use-choose-repayment.ts';
import type { LegacyPayment } from './use-charging.ts';

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (decisions 0017 and 0036). */
export function ChooseRepaymentRoute(): ReactElement {
  const t = useMessages(legacyRepaymentMessages);
  const { session } = useServices();
  const [query] = useSearchParams();
  const ids = useOrderIds();
  const required = useRequiredQuery('orderId', 'amount');
  return (
    <>
      <title>{t('title')}</title>
      {ids === null || required.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={required.kind === 'missing' ? required.name : 'orderId'} />
      ) : (
        <ChooseRepayment
          ids={ids}
          amount={amountOf(required.value('amount'))}
          couponId={query.get('couponId')?.trim() ?? ''}
          userId={session.entry.params.userId ?? ''}
        />
      )}
    </>
  );
}

function ChooseRepayment(payment: LegacyPayment): ReactElement {
  const { page, dialog } = useChooseRepayment(payment);
  return (
    <>
      <ChooseRepaymentScreen {...page} />
      <CodeDialog {...dialog} />
    </>
  );
}
