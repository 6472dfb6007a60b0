import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useLocale } from '@peace/i18n/react';
import type { ParamsOf, screens } from '@peace/screens';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { usePaySlip } from '#features/repayment/use-pay-slip.tsx';
import { findNotPayableReason } from '#shared/payment/not-payable-reason.ts';
import { getOrderQuietly } from '#shared/use-fresh-read.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRestored } from '#shared/use-restored.ts';
import { wireDateText } from '#shared/wire-date-text.ts';
import { checkOfCode } from './repayment-of-code.model.ts';
import { codeOfLinkProps, repaymentOfCodeScreen } from './repayment-of-code.screen.ts';
import { type RepaymentOfCodeViewProps, RepaymentOfCodeView } from './repayment-of-code.view.tsx';

type Params = ParamsOf<typeof screens.repaymentOfCode>;

/** The view's props, from the link and its order. What cannot be read or compared is shown as the link has it: a counter may have no network. */
export function useRepaymentOfCode({ orderId, productId }: Params): RepaymentOfCodeViewProps {
  const { api, window, bridge } = useServices();
  const { locale } = useLocale();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  const props = codeOfLinkProps(window, query);
  const { code } = props;
  const { amount } = code;
  const payCode = code.kind === 'code' ? code.payCode : null;
  const isNamed = orderId !== undefined;
  const ids = { orderId: orderId ?? '', productId };
  const isCompared = props.check === 'unconfirmed' && payCode !== null;
  const { data: due } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, ids),
    enabled: isNamed && (amount !== null || isCompared),
  });
  const { data: order, refetch } = useQuery({ ...queryOptionsFor(api, getOrderQuietly, ids), enabled: isNamed });
  useRestored(() => {
    if (isNamed) void refetch();
  });
  const ownCode = due?.defaultPayCode?.payCode;
  const check = isCompared && ownCode !== undefined ? checkOfCode(payCode, ownCode) : props.check;
  const isDue = amount !== null && due?.amount?.minor === amount.minor;
  const { slip, events } = usePaySlip({ code: (check === 'confirmed' && payCode) || undefined, amount, biller: '' });
  return {
    ...props,
    check,
    dueDate: isNamed ? (isDue ? wireDateText(due.repayDate, locale) : '') : null,
    // A web view that knows no downloads would leave the page for the file, or do nothing. The early page does not know its host.
    mayDownload: isHydrated && bridge.host === 'browser',
    notPayableReason: order ? findNotPayableReason(order, 'repayment') : null,
    slip,
    events: { ...events, back: useGoBack() },
  };
}

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount`; `orderId` and `productId` where the link names its order. */
export const RepaymentOfCodeRoute = screenRoute({
  ...repaymentOfCodeScreen,
  useController: useRepaymentOfCode,
  View: RepaymentOfCodeView,
});
