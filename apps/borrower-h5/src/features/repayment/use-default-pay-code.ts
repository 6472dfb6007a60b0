import type { DefaultPayCode } from '@peace/api-client/contract/repayment/repayment-info';
import type { Money } from '@peace/money-date';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useNativeBack } from '#shared/use-native-back.ts';
import type { PayPurpose } from './repayment.model.ts';
import { storedPayCode, toStoredPayCode } from './stored-pay-code.ts';
import { useCopyCode } from './use-copy-code.ts';

/** What the default pay code's box does: opens its page, copies the code, shows the barcode. */
export function useDefaultPayCode(payCode: DefaultPayCode | null, amount: Money | null, purpose: PayPurpose) {
  const { storage } = useServices();
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

  return {
    copied,
    copy,
    isBarcodeOpen,
    hideBarcode,
    showBarcode: () => setBarcodeOpen(true),
    open: () => {
      if (!payCode) return;
      // Where nothing can be stored it is kept in memory: its page is the next one of this visit.
      storedPayCode(storage).write(toStoredPayCode(payCode, amount, purpose));
      void navigate(paths.repaymentOfStoredCode);
    },
  };
}
