import type { ParamsOf, screens } from '@peace/screens';
import { useLinkCheck } from './use-link-check.ts';
import { useSettlementOfLink } from './use-settlement-of-link.ts';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
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
  const { copied, copy } = useCopyCode((check === 'confirmed' && payCode) || undefined);
  return {
    ...first,
    check,
    settlement: useSettlementOfLink(params),
    copied,
    onBack: useGoBack(),
    onCopy: copy,
  };
}
