import { systemClock } from '@peace/money-date';
import { clearForNewBorrower, readSession } from '@peace/session';
import { localItems } from '@peace/web-platform/storage';
import { readPayCode, storedPayCode } from '#features/repayment/stored-pay-code.ts';
import { earlyScreenOfLink } from '#shared/early-screen.tsx';
import { hasStoredPayment } from '#shared/stored-payment.ts';
import { repaymentOfStoredCodeFirst, storedCodeFirstProps } from './repayment-of-stored-code.first.ts';
import { StoredCodeView } from './stored-code-view.tsx';

export const earlyScreens = [
  earlyScreenOfLink({
    ...repaymentOfStoredCodeFirst,
    View: StoredCodeView,
    firstProps: (window) => {
      // The app does it only when it has come: what another borrower left is not to be painted until then.
      const { params } = readSession(window);
      clearForNewBorrower(window, params);
      const storage = localItems(window);
      const owner = { userId: params.userId ?? '', now: systemClock.now() };
      const stored = readPayCode(storedPayCode(storage), owner);
      // Where the order is being paid already, only the app knows what to say of it.
      return stored && hasStoredPayment(storage, stored.orderId) ? null : storedCodeFirstProps(stored);
    },
  }),
];
