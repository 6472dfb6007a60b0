import { href, screens } from '@peace/screens';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNextScreen } from '#shared/navigation/use-next-screen.ts';
import { useServices } from '#shared/services.tsx';
import { useStoredItem } from '#shared/storage/stored-atom.ts';
import type { PaymentPage } from './payment-page.model.ts';
import { forgetPayCodeOf, toStoredPayCode } from './stored-pay-code.ts';
import { payCodeItem } from '#shared/order/pay-code-item.ts';
import type { OrderReading } from './use-order-reading.ts';
import { usePaySlip } from './use-pay-slip.ts';

export interface PayCodeOptions {
  readonly reading: Pick<OrderReading, 'ids' | 'purpose' | 'info' | 'amount'>;
  readonly code: PaymentPage['code'];
  /** Records the payment that the borrower makes elsewhere with the code, and then opens what is given; false where none is started. */
  readonly startPayment: (open?: () => void) => boolean;
}

/** The events of the default pay code's box: opens its page, copies the code, shows the barcode. */
export function useDefaultPayCode({ reading, code, startPayment }: PayCodeOptions) {
  const { ids, purpose, info, amount } = reading;
  const payCode = info?.defaultPayCode ?? null;
  const { clock } = useServices();
  const stored = useStoredItem(payCodeItem);
  const navigate = useNavigate();
  const { isAwaitedAt } = useNextScreen();
  const { slip, events } = usePaySlip(payCode && payCode.payCode, amount);

  const { orderId } = ids;
  const isOver = code === 'over';
  useEffect(() => {
    if (isOver) forgetPayCodeOf(stored, orderId, purpose);
  }, [isOver, orderId, purpose, stored]);

  return {
    slip,
    events: {
      ...events,
      copyCode: () => {
        // The permission to copy ends with the tap.
        events.copyCode();
        startPayment();
      },
      openCode: () => {
        const address = href(screens.repaymentOfStoredCode);
        if (!payCode || isAwaitedAt(address)) return;
        // A pay code of an extension expires at another time.
        const due = info?.repayDate && purpose === 'repayment' ? { repayDate: info.repayDate } : {};
        // If nothing can be stored it stays in memory: its page is the next one of this visit.
        stored.write(toStoredPayCode(payCode, amount, { ...ids, ...due, purpose, storedAt: clock.now() }));
        const openPage = () => void navigate(address);
        // Another page may have started a payment meanwhile: then this one was not, and the page says so.
        if (!startPayment(openPage)) openPage();
      },
    },
  };
}
