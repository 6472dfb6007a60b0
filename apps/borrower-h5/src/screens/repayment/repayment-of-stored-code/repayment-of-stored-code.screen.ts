import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { screens } from '@peace/screens';
import { type StoredPayCode, payCodeItem } from '#shared/order/pay-code-item.ts';
import { dueToCome, withoutDue } from '#features/payment/amount-panel.tsx';
import { initialPaySlip } from '#features/payment/default-pay-code-box.tsx';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import { earlyItemAccess, openItem, type ItemAccess } from '#shared/storage/stored-item.ts';
import { hasStoredPayment } from '#shared/order/stored-payment.ts';
import type { NoStoredCodeProps, StoredCodePageProps } from './repayment-of-stored-code.view.tsx';

export const repaymentOfStoredCodeScreen = {
  address: screens.repaymentOfStoredCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
};

export function initialStoredCode(stored: StoredPayCode): StateOf<StoredCodePageProps> {
  return {
    now: null,
    stored,
    notice: { kind: 'none' },
    // Copied only once the order and what is due are read.
    validity: 'reading',
    product: null,
    due: stored.repayDate ? dueToCome : withoutDue,
    refresh: { kind: 'running' },
    slip: initialPaySlip,
  };
}

/** Why no code is shown. One that is stored is shown only in its borrower's session. */
export function whyNoneOf(access: ItemAccess): NoStoredCodeProps['kind'] {
  const isHidden = access.borrower === null && openItem(access, payCodeItem).whose() === 'otherBorrower';
  return isHidden ? 'loggedOut' : 'none';
}

export const earlyScreens: EarlyScreens<typeof repaymentOfStoredCodeScreen> = () => [
  {
    ...repaymentOfStoredCodeScreen,
    atFirst: (_, { window }) => {
      const access = earlyItemAccess(window);
      const stored = openItem(access, payCodeItem).read();
      if (!stored) return { kind: whyNoneOf(access) };
      // If the order is being paid already, only the app can show its state.
      if (hasStoredPayment(access, stored.orderId)) return null;
      return { kind: 'stored', ...initialStoredCode(stored) };
    },
  },
];
