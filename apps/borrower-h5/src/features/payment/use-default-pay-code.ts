import { href, screens } from '@peace/screens';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NoticeRow, PaymentPage } from './payment-page.model.ts';
import { useStoredItem } from '#shared/storage/stored-atom.ts';
import { useServices } from '#shared/services.tsx';
import { useNextScreen } from '#shared/navigation/use-next-screen.ts';
import type { OrderReading } from './use-order-reading.ts';
import { forgetPayCodeOf, payCodeItem, toStoredPayCode } from './stored-pay-code.ts';
import { usePaySlip } from './use-pay-slip.ts';

export interface PayCodeOptions {
  readonly reading: Pick<OrderReading, 'ids' | 'purpose' | 'info' | 'amount'>;
  readonly page: Pick<PaymentPage, 'notice' | 'code'>;
  /** Starts the payment that the borrower makes elsewhere with the code; false where none is started. */
  readonly startPayment: () => boolean;
}

/** The events of the default pay code's box: opens its page, copies the code, shows the barcode. */
export function useDefaultPayCode({ reading, page, startPayment }: PayCodeOptions) {
  const { ids, purpose, info, amount } = reading;
  const payCode = info?.defaultPayCode ?? null;
  const { clock } = useServices();
  const stored = useStoredItem(payCodeItem);
  const navigate = useNavigate();
  const { isAwaitedAt } = useNextScreen();
  const { slip, events } = usePaySlip(payCode && payCode.payCode, amount);

  const address = href(screens.repaymentOfStoredCode);
  const openPage = () => void navigate(address);
  const openOnceStarted = useOpenOnceStarted(page.notice, openPage);

  const { orderId } = ids;
  const isOver = page.code === 'over';
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
    },
    open: () => {
      if (!payCode || isAwaitedAt(address)) return;
      // A pay code of an extension expires at another time.
      const due = info?.repayDate && purpose === 'repayment' ? { repayDate: info.repayDate } : {};
      // Where nothing can be stored it is kept in memory: its page is the next one of this visit.
      stored.write(toStoredPayCode(payCode, amount, { ...ids, ...due, purpose, storedAt: clock.now() }));
      if (startPayment()) openOnceStarted();
      else openPage();
    },
  };
}

/** Opens the code's page once its payment is recorded: the record is written by the page that starts the payment. */
function useOpenOnceStarted(notice: NoticeRow, openPage: () => void): () => void {
  const [isWaiting, setWaiting] = useState(false);
  const open = useEffectEvent(() => {
    setWaiting(false);
    // Another page may have started a payment meanwhile: then this one was not, and the page says so.
    if (notice.kind === 'pending' && notice.payment?.means.kind === 'code') openPage();
  });
  const isStarted = isWaiting && notice.kind === 'pending';
  useEffect(() => {
    if (isStarted) open();
  }, [isStarted]);
  return () => setWaiting(true);
}
