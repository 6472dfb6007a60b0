import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { screens } from '@peace/screens';
import { readAddress, historyDepth } from '@peace/web-platform';
import { appConfig } from '#shared/app-config.ts';
import { noSlipEvents, untouchedSlip } from '#features/repayment/slip-state.ts';
import { noop } from '#shared/noop.ts';
import { repaymentCodeOf } from './repayment-of-code.model.ts';
import type { RepaymentOfCodeScreenProps } from './repayment-of-code-screen.tsx';

/** Repayment by the code of a link, as its route and its early page know it. */
export const repaymentOfCodeFirst = {
  address: screens.repaymentOfCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
};

/** From where the picture that is paid by may be loaded, besides the own origin. */
const pictureOrigins = [...appConfig.trustedOrigins, ...appConfig.pictureOrigins];

/** What the page shows of its link before anything was touched. */
export function repaymentOfCodeFirstProps(window: Window, query: URLSearchParams): RepaymentOfCodeScreenProps {
  return {
    code: repaymentCodeOf(query, { base: readAddress(window), origins: pictureOrigins }),
    // What a screen of this app led to is the server's; a link may be anyone's.
    check: historyDepth(window) > 0 ? 'confirmed' : 'unconfirmed',
    settlement: null,
    slip: untouchedSlip,
    onBack: noop,
    slipEvents: noSlipEvents,
    orderId: query.get('orderId')?.trim() || undefined,
    productId: query.get('productId')?.trim() || undefined,
  };
}
