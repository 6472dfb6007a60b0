import { href, screens, type ParamsOf } from '@peace/screens';
import { readAddress } from '@peace/web-platform';
import { useSettlementOfLink } from './use-settlement-of-link.ts';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { appConfig } from '#shared/app-config.ts';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { useNavigate, useSearchParams } from '#shared/router.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { repaymentCodeOf } from './repayment-of-code.model.ts';
import type { RepaymentOfCodeScreenProps } from './repayment-of-code-screen.tsx';

/** From where the picture that is paid by may be loaded, besides the own origin. */
const pictureOrigins = [...appConfig.trustedOrigins, ...appConfig.pictureOrigins];

/** The view's props, from the link. */
export function useRepaymentOfCode(params: ParamsOf<typeof screens.repaymentOfCode>): RepaymentOfCodeScreenProps {
  const { orderId, productId } = params;
  const navigate = useNavigate();
  const { window } = useServices();
  const query = useSearchParams();
  const help = useOrderHelp(orderId);
  const code = repaymentCodeOf(query, { base: readAddress(window), origins: pictureOrigins });
  const { copied, copy } = useCopyCode((code.kind === 'code' && code.payCode) || undefined);
  return {
    ...help,
    code,
    settlement: useSettlementOfLink(params),
    copied,
    onBack: useGoBack(),
    onCopy: copy,
    onOrder: () => navigate(orderId ? href(screens.orderDetails, { orderId, productId }) : href(screens.orders)),
  };
}
