import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { screens } from '@peace/screens';
import { readAddress, historyDepth, readQuery } from '@peace/web-platform';
import { appConfig } from '#shared/app-config.ts';
import { dueToCome, withoutDue } from '#features/payment/amount-panel.tsx';
import { initialPaySlip } from '#features/payment/default-pay-code-box.tsx';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import { repaymentCodeOf, verdictOfLink } from './repayment-of-code.model.ts';
import type { RepaymentOfCodeViewProps } from './repayment-of-code.view.tsx';

export const repaymentOfCodeScreen = {
  address: screens.repaymentOfCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
};

const { apiBase, pictureOrigins } = appConfig;

/** The folders from which a QR code picture may be loaded: the configured ones, or the API's except the one for complaint uploads. */
const pictureFolders =
  pictureOrigins.length > 0 ? { folders: pictureOrigins } : { folders: [apiBase], except: [`${apiBase}/user-problem`] };

/** A link as it is read before its order is. */
export function linkOf(window: Window, query: URLSearchParams) {
  return {
    code: repaymentCodeOf(query, { base: readAddress(window), ...pictureFolders }),
    isOfApp: historyDepth(window) > 0,
    orderId: query.get('orderId')?.trim() || undefined,
    productId: query.get('productId')?.trim() || undefined,
  };
}

export function initialRepaymentOfCode({
  code,
  isOfApp,
  orderId,
  productId,
}: ReturnType<typeof linkOf>): StateOf<RepaymentOfCodeViewProps> {
  return {
    code,
    verdict: verdictOfLink(code, { isOfApp, isOver: false, due: null, isCurrent: false }),
    // A code from an outside link is shown without the due date of the order that the link names.
    due: orderId !== undefined && isOfApp ? dueToCome : withoutDue,
    lender: '',
    biller: '',
    notice: { kind: 'none' },
    owed: null,
    mayDownload: false,
    slip: initialPaySlip,
    now: null,
    orderId,
    productId,
  };
}

export const earlyScreens: EarlyScreens<typeof repaymentOfCodeScreen> = () => [
  {
    ...repaymentOfCodeScreen,
    atFirst: (_, { window }) => initialRepaymentOfCode(linkOf(window, readQuery(window))),
  },
];
