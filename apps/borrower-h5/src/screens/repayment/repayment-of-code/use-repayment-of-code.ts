import type { ParamsOf, screens } from '@peace/screens';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useSearchParams } from 'react-router-dom';
import { usePaySlip } from '#features/repayment/use-pay-slip.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useDueDateOfLink } from './use-due-date-of-link.ts';
import { useLinkCheck } from './use-link-check.ts';
import { useNotPayableReasonOfLink } from './use-not-payable-reason-of-link.ts';
import { initialCodeOfLink, repaymentOfCodeScreen } from './repayment-of-code.screen.ts';
import { type RepaymentOfCodeViewProps, RepaymentOfCodeView } from './repayment-of-code.view.tsx';

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
