import type { DefaultPayCode } from '@peace/api-client/contract/repayment/repayment-info';
import type { Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PayPurpose } from '#shared/payment/not-payable-reason.ts';
import { useStoredItem } from '#shared/state/use-stored-item.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { forgetPayCodeOf, payCodeItem, toStoredPayCode } from './stored-pay-code.ts';
import { usePaySlip } from './use-pay-slip.tsx';

/** A page's default pay code, and what it pays. */
export interface PayCodeOptions {
  readonly payCode: DefaultPayCode | null;
  readonly amount: Money | null;
  /** By when, in the server's words. */
  readonly repayDate: string | undefined;
  readonly purpose: PayPurpose;
  readonly ids: OrderIds;
  /** The order was read and can be paid. */
  readonly isPayable: boolean;
  /** The order cannot be paid (any more): the code that was stored for it goes. */
  readonly isSettled: boolean;
  /** The code is taken to be paid elsewhere; `goOn` once that is known. */
  readonly onTaken: (goOn: () => void) => void;
}

/** What the default pay code's box does: opens its page, copies the code, shows the barcode. */
export function useDefaultPayCode(options: PayCodeOptions) {
  const { payCode, amount, repayDate, purpose, ids, isSettled, onTaken } = options;
  const { clock } = useServices();
  const stored = useStoredItem(payCodeItem);
  const navigate = useNavigate();
  const { slip, events } = usePaySlip({ code: payCode?.payCode, amount, biller: payCode?.title ?? '' });

  const { orderId } = ids;
  useEffect(() => {
    if (isSettled) forgetPayCodeOf(stored, orderId, purpose);
  }, [isSettled, orderId, purpose, stored]);

  useEarlyTaken(options);

  return {
    slip,
    events: {
      ...events,
      copyCode: () => {
        // The permission to copy ends with the tap.
        events.copyCode();
        onTaken(() => undefined);
      },
    },
    open: () => {
      if (!payCode) return;
      // What an extension is paid by ends another time.
      const due = repayDate && purpose === 'repayment' ? { repayDate } : {};
      // Where nothing can be stored it is kept in memory: its page is the next one of this visit.
      stored.write(toStoredPayCode(payCode, amount, { ...ids, ...due, purpose, storedAt: clock.now() }));
      onTaken(() => void navigate(href(screens.repaymentOfStoredCode)));
    },
  };
}

/** Begins the payment of a code that was copied before React was there, as soon as the order is known to be payable. */
function useEarlyTaken({ payCode, isPayable, onTaken }: PayCodeOptions): void {
  const { window } = useServices();
  const take = useEffectEvent(() => onTaken(() => undefined));
  const code = payCode?.payCode;
  useEffect(() => {
    if (isPayable && code !== undefined && claimEarlyCopy(window, code)) take();
  }, [code, isPayable, window]);
}

/** Whether this text was copied on the early page. True once, so that the copy is recorded as one payment. */
function claimEarlyCopy({ peaceEarly }: Pick<Window, 'peaceEarly'>, text: string): boolean {
  const copied = peaceEarly?.copied;
  if (copied?.text !== text || copied.isRecorded) return false;
  copied.isRecorded = true;
  return true;
}
