import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import { readAddress } from '@peace/web-platform';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { appConfig } from '#shared/app-config.ts';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { orderOf, repaymentCodeOf } from './repayment-of-code.model.ts';
import { RepaymentOfCodeScreen } from './repayment-of-code-screen.tsx';

/** From where the picture that is paid by may be loaded, besides the own origin. */
const pictureOrigins = [...appConfig.trustedOrigins, ...appConfig.pictureOrigins];

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount`; `orderId` and `productId` where the link names its order. */
export function RepaymentOfCodeRoute(): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const navigate = useNavigate();
  const { window } = useServices();
  const [query] = useSearchParams();
  const code = repaymentCodeOf(query, { base: readAddress(window), origins: pictureOrigins });
  const order = orderOf(query);
  const help = useOrderHelp(order?.orderId);
  const { copied, copy } = useCopyCode((code.kind === 'code' && code.payCode) || undefined);
  return (
    <>
      <title>{t('title')}</title>
      <RepaymentOfCodeScreen
        {...help}
        code={code}
        copied={copied}
        onBack={useGoBack()}
        onCopy={copy}
        onOrder={() => void navigate(order === null ? paths.orders : linkTo(paths.orderDetails, { ...order }))}
      />
    </>
  );
}
