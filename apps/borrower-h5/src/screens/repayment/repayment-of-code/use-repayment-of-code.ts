import type { ParamsOf, screens } from '@peace/screens';
import { useLinkCheck } from './use-link-check.ts';
import { useSettlementOfLink } from './use-settlement-of-link.ts';
import { useSlip } from '#features/repayment/use-slip.tsx';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { repaymentOfCodeFirstProps } from './repayment-of-code.first.ts';
import type { RepaymentOfCodeScreenProps } from './repayment-of-code-screen.tsx';

/** The view's props, from the link. */
export function useRepaymentOfCode(params: ParamsOf<typeof screens.repaymentOfCode>): RepaymentOfCodeScreenProps {
  const { window } = useServices();
  const [query] = useSearchParams();
  const first = repaymentOfCodeFirstProps(window, query);
  const { code } = first;
  const payCode = code.kind === 'code' ? code.payCode : null;
  const check = useLinkCheck(params, payCode, first.check);
  const amount = code.kind === 'code' && code.amount.kind === 'read' ? code.amount.amount : null;
  const { slip, events } = useSlip({ code: (check === 'confirmed' && payCode) || undefined, amount, biller: '' });
  return {
    ...first,
    check,
    settlement: useSettlementOfLink(params),
    slip,
    onBack: useGoBack(),
    slipEvents: events,
  };
}
