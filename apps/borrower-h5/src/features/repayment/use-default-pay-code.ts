import type { DefaultPayCode } from '@peace/api-client/contract/repayment/repayment-info';
import type { Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { PayPurpose } from '#shared/payment/settlement.ts';
import { useNavigate } from 'react-router-dom';
import { useStoredItem } from '#shared/state/use-stored-item.ts';
import { noop } from '#shared/noop.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { claimEarlyCopy } from './claim-early-copy.ts';
import { forgetPayCodeOf, payCodeItem, toStoredPayCode } from './stored-pay-code.ts';
import { useCopyCode } from './use-copy-code.ts';

/** A page's default pay code, and what it pays. */
export interface PayCodeOptions {
  readonly payCode: DefaultPayCode | null;
  readonly amount: Money | null;
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
  const { payCode, amount, purpose, ids, isSettled, onTaken } = options;
  const { clock } = useServices();
  const stored = useStoredItem(payCodeItem);
  const navigate = useNavigate();
  const [isBarcodeOpen, setBarcodeOpen] = useState(false);
  const { copied, copy } = useCopyCode(payCode?.payCode);
  const hideBarcode = useCallback(() => setBarcodeOpen(false), []);
  useNativeBack(
    isBarcodeOpen,
    useCallback(() => {
      hideBarcode();
      return true;
    }, [hideBarcode]),
  );

  const { orderId } = ids;
  useEffect(() => {
    if (isSettled) forgetPayCodeOf(stored, orderId, purpose);
  }, [isSettled, orderId, purpose, stored]);

  useEarlyTaken(options);

  return {
    copied,
    copy: () => {
      // The permission to copy ends with the tap.
      copy();
      onTaken(noop);
    },
    isBarcodeOpen,
    hideBarcode,
    // Looking at it starts no payment: the borrower may only compare it.
    showBarcode: () => setBarcodeOpen(true),
    open: () => {
      if (!payCode) return;
      // Where nothing can be stored it is kept in memory: its page is the next one of this visit.
      stored.write(toStoredPayCode(payCode, amount, { ...ids, purpose, storedAt: clock.now() }));
      onTaken(() => void navigate(href(screens.repaymentOfStoredCode)));
    },
  };
}

/** Begins the payment of a code that was copied before React was there, as soon as the order is known to be payable. */
function useEarlyTaken({ payCode, isPayable, onTaken }: PayCodeOptions): void {
  const { window } = useServices();
  const take = useEffectEvent(() => onTaken(noop));
  const code = payCode?.payCode;
  useEffect(() => {
    if (isPayable && code !== undefined && claimEarlyCopy(window, code)) take();
  }, [code, isPayable, window]);
}
