import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { screens } from '@peace/screens';
import { readAddress, historyDepth, readQuery } from '@peace/web-platform';
import { appConfig } from '#shared/app-config.ts';
import { initialPaySlip } from '#features/repayment/slip-barcode.tsx';
import type { StateOf } from '#shared/events.ts';
import { earlyCopy } from '#shared/early-copy.tsx';
import { earlyScreenOfLink } from '#shared/early-screen.ts';
import { repaymentCodeOf } from './repayment-of-code.model.ts';
import type { RepaymentOfCodeViewProps } from './repayment-of-code.view.tsx';

export const repaymentOfCodeScreen = {
  address: screens.repaymentOfCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
};

/** From where the picture that is paid by may be loaded, besides the own origin. */
const pictureOrigins = [...appConfig.trustedOrigins, ...appConfig.pictureOrigins];

export function codeOfLinkProps(window: Window, query: URLSearchParams): StateOf<RepaymentOfCodeViewProps> {
  return {
    code: repaymentCodeOf(query, { base: readAddress(window), origins: pictureOrigins }),
    // What a screen of this app led to is the server's; a link may be anyone's.
    check: historyDepth(window) > 0 ? 'confirmed' : 'unconfirmed',
    dueDate: query.get('orderId')?.trim() ? '' : null,
    notice: null,
    isSettled: false,
    mayDownload: false,
    slip: initialPaySlip,
    orderId: query.get('orderId')?.trim() || undefined,
    productId: query.get('productId')?.trim() || undefined,
  };
}

export const earlyScreens = () => [
  earlyScreenOfLink(repaymentOfCodeScreen, {
    atFirst: (window) => ({ ...codeOfLinkProps(window, readQuery(window)) }),
    copy: earlyCopy,
  }),
];
