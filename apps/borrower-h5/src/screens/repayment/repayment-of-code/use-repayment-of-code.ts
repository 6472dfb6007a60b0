import type { ParamsOf, screens } from '@peace/screens';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useSearchParams } from 'react-router-dom';
import { usePaySlip } from '#features/repayment/use-pay-slip.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { initialCodeOfLink, repaymentOfCodeScreen } from './repayment-of-code.screen.ts';
import { type RepaymentOfCodeViewProps, RepaymentOfCodeView } from './repayment-of-code.view.tsx';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useLocale } from '@peace/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { wireDateText } from '#shared/wire-date-text.ts';
import { type LinkAmount, checkOfCode, type LinkCheck } from './repayment-of-code.model.ts';
import { getOrderQuietly } from '#shared/payment/use-payment-check.ts';
import { type NotPayableReason, findNotPayableReason } from '#shared/payment/not-payable-reason.ts';
import { useRestored } from '#shared/use-restored.ts';

/** The view's props, from the link. */
export function useRepaymentOfCode(params: ParamsOf<typeof screens.repaymentOfCode>): RepaymentOfCodeViewProps {
  const { window, bridge } = useServices();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  const first = initialCodeOfLink(window, query);
  const { code } = first;
  const payCode = code.kind === 'code' ? code.payCode : null;
  const check = useLinkCheck(params, payCode, first.check);
  const amount = code.kind === 'code' && code.amount.kind === 'read' ? code.amount.amount : null;
  const { slip, events } = usePaySlip({ code: (check === 'confirmed' && payCode) || undefined, amount, biller: '' });
  return {
    ...first,
    check,
    dueDate: useDueDateOfLink(params, code.amount),
    // A web view that knows no downloads would leave the page for the file, or do nothing. The early page does not know its host.
    mayDownload: isHydrated && bridge.host === 'browser',
    notPayableReason: useNotPayableReasonOfLink(params),
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

/**
 * By when the amount of a link is due, in words: where the order that the link names owes just that amount. ''
 * while it is not known; null where no order is named.
 */
function useDueDateOfLink(
  { orderId, productId }: ParamsOf<typeof screens.repaymentOfCode>,
  amount: LinkAmount,
): string | null {
  const { api } = useServices();
  const { locale } = useLocale();
  const { data } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, { orderId: orderId ?? '', productId }),
    enabled: orderId !== undefined && amount.kind === 'read',
  });
  if (orderId === undefined) return null;
  return amount.kind === 'read' && data?.amount?.minor === amount.amount.minor
    ? wireDateText(data.repayDate, locale)
    : '';
}

/**
 * Compares the code of a link with the order's own. A code that cannot be compared stays to be seen: a counter may have no
 * network.
 *
 * @param first what is known of the link itself
 */
function useLinkCheck(
  { orderId, productId }: ParamsOf<typeof screens.repaymentOfCode>,
  payCode: string | null,
  first: LinkCheck,
): LinkCheck {
  const { api } = useServices();
  const { data } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, { orderId: orderId ?? '', productId }),
    enabled: first === 'unconfirmed' && payCode !== null && orderId !== undefined,
  });
  const own = data?.defaultPayCode?.payCode;
  return first === 'confirmed' || payCode === null || own === undefined ? first : checkOfCode(payCode, own);
}

/**
 * Why the order of a link cannot be paid (any more), now and on each return; null where it can, where the link names none,
 * and until it was read: a counter may have no network.
 */
function useNotPayableReasonOfLink({
  orderId,
  productId,
}: ParamsOf<typeof screens.repaymentOfCode>): NotPayableReason | null {
  const { api } = useServices();
  const isNamed = orderId !== undefined;
  const { data, refetch } = useQuery({
    ...queryOptionsFor(api, getOrderQuietly, { orderId: orderId ?? '', productId }),
    enabled: isNamed,
  });
  useRestored(() => {
    if (isNamed) void refetch();
  });
  return data ? findNotPayableReason(data, 'repayment') : null;
}
