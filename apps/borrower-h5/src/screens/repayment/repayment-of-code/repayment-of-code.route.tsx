import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { href, screens, type ParamsOf } from '@peace/screens';
import { readAddress } from '@peace/web-platform';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { appConfig } from '#shared/app-config.ts';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { repaymentCodeOf } from './repayment-of-code.model.ts';
import { RepaymentOfCodeScreen } from './repayment-of-code-screen.tsx';

/** From where the picture that is paid by may be loaded, besides the own origin. */
const pictureOrigins = [...appConfig.trustedOrigins, ...appConfig.pictureOrigins];

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount`; `orderId` and `productId` where the link names its order. */
export const RepaymentOfCodeRoute = screenRoute({
  address: screens.repaymentOfCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
  Page: RepaymentOfCode,
});

function RepaymentOfCode({ params }: { readonly params: ParamsOf<typeof screens.repaymentOfCode> }): ReactElement {
  const navigate = useNavigate();
  const { window } = useServices();
  const [query] = useSearchParams();
  const code = repaymentCodeOf(query, { base: readAddress(window), origins: pictureOrigins });
  const { orderId, productId } = params;
  const help = useOrderHelp(orderId);
  const { copied, copy } = useCopyCode((code.kind === 'code' && code.payCode) || undefined);
  return (
    <RepaymentOfCodeScreen
      {...help}
      code={code}
      copied={copied}
      onBack={useGoBack()}
      onCopy={copy}
      onOrder={() => void navigate(orderId ? href(screens.orderDetails, { orderId, productId }) : href(screens.orders))}
    />
  );
}
