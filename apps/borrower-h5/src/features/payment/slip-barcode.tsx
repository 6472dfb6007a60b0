import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement, ReactNode } from 'react';

/** How copying a pay code went; `manual`: the borrower has to do it by hand. */
export type CodeCopy = 'idle' | 'copied' | 'manual';

export interface SlipState {
  readonly copied: CodeCopy;
  readonly copiedAmount: CodeCopy;
  /** What the cashier scans, once it is opened. */
  readonly sheet: ReactNode;
}

export interface SlipEvents {
  readonly copyCode: () => void;
  readonly copyAmount: () => void;
  readonly showBarcode: () => void;
}

export const initialPaySlip: SlipState = { copied: 'idle', copiedAmount: 'idle', sheet: null };

export interface SlipBarcodeProps {
  readonly slip: SlipState;
  readonly events: Pick<SlipEvents, 'showBarcode'>;
  /** What is shown may not be paid with now; what is said above it says why. */
  readonly isInert?: boolean;
}

/** The button that shows what is held under a cashier's scanner, and what it opens. */
export function SlipBarcode({ slip, events, isInert }: SlipBarcodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <>
      <Button block plain disabled={isInert} data-replay onClick={events.showBarcode}>
        {t('barcode')}
      </Button>
      {slip.sheet}
    </>
  );
}
