import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';

/** How copying a pay code went; `manual`: the borrower has to do it by hand. */
export type CodeCopy = 'idle' | 'copied' | 'manual';

export interface SlipState {
  readonly copied: CodeCopy;
  readonly copiedAmount: CodeCopy;
  readonly isBarcodeOpen: boolean;
}

export interface SlipEvents {
  readonly copyCode: () => void;
  readonly copyAmount: () => void;
  readonly showBarcode: () => void;
  readonly hideBarcode: () => void;
}

export const initialPaySlip: SlipState = { copied: 'idle', copiedAmount: 'idle', isBarcodeOpen: false };

export interface SlipBarcodeProps {
  readonly onShow: () => void;
  /** The code may not be paid with now; the notice above it says why. */
  readonly isInert?: boolean;
}

/** The button that shows what is held under a cashier's scanner. */
export function SlipBarcode({ onShow, isInert }: SlipBarcodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <Button block plain disabled={isInert} data-replay onClick={onShow}>
      {t('barcode')}
    </Button>
  );
}
