import { systemClock } from '@peace/money-date';
import { borrowerOf, readSession } from '@peace/session';
import { localItems } from '@peace/web-platform/storage';
import { payCodeItem } from '#features/repayment/stored-pay-code.ts';
import { earlyScreenOfLink } from '#shared/early-screen.tsx';
import { openItem } from '#shared/state/stored-item.ts';
import { hasStoredPayment } from '#shared/stored-payment.ts';
import { repaymentOfStoredCodeFirst, storedCodeFirstProps } from './repayment-of-stored-code.first.ts';
import { StoredCodeView } from './stored-code-view.tsx';

export const earlyScreens = [
  earlyScreenOfLink({
    ...repaymentOfStoredCodeFirst,
    View: StoredCodeView,
    firstProps: (window) => {
      const storage = localItems(window);
      const borrower = borrowerOf(storage, readSession(window).params);
      const access = { storage, clock: systemClock, borrower };
      const stored = openItem(access, payCodeItem).read();
      // Where the order is being paid already, only the app knows what to say of it.
      return stored && hasStoredPayment(access, stored.orderId) ? null : storedCodeFirstProps(stored);
    },
  }),
];
