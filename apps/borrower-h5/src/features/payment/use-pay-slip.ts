import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type Money, toDecimalString } from '@peace/money-date';
import { useToast } from '@peace/vant-react-compat/toast';
import { copyText } from '@peace/web-platform/copy-text';
import { keepAwake } from '@peace/web-platform/keep-awake';
import { useEffect, useState } from 'react';
import type { CodeCopy, SlipEvents, SlipState } from './default-pay-code-box.tsx';
import { href, screens } from '@peace/screens';
import { useNavigate } from 'react-router-dom';
import { useNextScreen } from '#shared/navigation/use-is-here.ts';
import { useServices } from '#shared/services.tsx';
import { useStoredItem } from '#shared/storage/stored-atom.ts';
import type { PaymentPage } from './payment-page.model.ts';
import { forgetPayCodeOf, toStoredPayCode, payCodeItem } from '#shared/order/pay-code-item.ts';
import type { OrderReading } from './use-order-reading.ts';

/** A pay slip: its code and amount are copied, its barcode shown. `code`: null where there is none that may be copied. */
export function usePaySlip(
  code: string | null,
  amount: Money | null,
): {
  readonly slip: SlipState;
  readonly events: SlipEvents;
} {
  const { copied, copy } = useCopyCode(code);
  const amountCopy = useCopyCode(amount && toDecimalString(amount));
  const [isBarcodeOpen, setBarcodeOpen] = useState(false);
  const { window } = useServices();
  // The borrower waits in line with it.
  useEffect(() => (isBarcodeOpen ? keepAwake(window) : undefined), [isBarcodeOpen, window]);
  return {
    // One hint tells how to copy by hand.
    slip: {
      copied: amountCopy.copied === 'manual' ? 'manual' : copied,
      copiedAmount: amountCopy.copied,
      isBarcodeOpen,
    },
    events: {
      copyCode: copy,
      copyAmount: amountCopy.copy,
      // Looking at it starts no payment: the borrower may only compare it.
      showBarcode: () => setBarcodeOpen(true),
      hideBarcode: () => setBarcodeOpen(false),
    },
  };
}

/** Copies a pay code within the tap, and shows a toast (spec §5). */
function useCopyCode(code: string | null) {
  const { window } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const [copied, setCopied] = useState<CodeCopy>('idle');

  async function copy() {
    if (code === null) return;
    // Nothing may be awaited before: the permission to copy ends with the tap.
    const outcome = await copyText(code, { window });
    setCopied(outcome.kind);
    if (outcome.kind === 'copied') show({ kind: 'success', message: t('copied') });
  }

  return { copied, copy: () => void copy() };
}

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
