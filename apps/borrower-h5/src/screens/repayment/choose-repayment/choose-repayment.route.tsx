import { plainMessage } from '@peace/i18n';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { screens, type ParamsOf } from '@peace/screens';
import { useMemo, type ReactElement } from 'react';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { amountOf } from './choose-repayment.model.ts';
import { ChooseRepaymentScreen } from './choose-repayment-screen.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { useChooseRepayment } from './use-choose-repayment.ts';

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (decisions 0017 and 0036). */
export const ChooseRepaymentRoute = screenRoute({
  address: screens.chooseRepayment,
  title: plainMessage(legacyRepaymentMessages, 'title'),
  Page: ChooseRepayment,
});

function ChooseRepayment({ params }: { readonly params: ParamsOf<typeof screens.chooseRepayment> }): ReactElement {
  const { orderId, productId, amount, couponId = '' } = params;
  const { session } = useServices();
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  const payment = { ids, amount: amountOf(amount), couponId, userId: session.entry.params.userId ?? '' };
  const { page, dialog, receipt } = useChooseRepayment(payment);
  return (
    <>
      <ChooseRepaymentScreen {...page} />
      <CodeDialog {...dialog} />
      {receipt}
    </>
  );
}
