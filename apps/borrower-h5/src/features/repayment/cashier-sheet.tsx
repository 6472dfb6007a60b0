import { repayMessages } from '@peace/i18n/messages/repay';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { BarcodeModal } from '@peace/ui-kit/barcode-modal';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { BarcodeWhenLoaded } from './barcode-when-loaded.tsx';

export interface CashierSheetProps {
  readonly code: string;
  /** What is to be paid; null where it could not be read. */
  readonly amount: Money | null;
  /** Who is paid; '' where nobody is named. */
  readonly biller: string;
  /** The button that saves it as a picture. */
  readonly picture: ReactNode;
  readonly onClose: () => void;
}

/** What is held under a cashier's scanner: white from edge to edge, with a picture of it to keep. */
export function CashierSheet({ code, amount, biller, picture, onClose }: CashierSheetProps): ReactElement {
  const t = useMessages(repayMessages);
  const words = useMessages(repaymentCodeMessages);
  const [hasBarcode, setHasBarcode] = useState(true);
  const onFailed = useCallback(() => setHasBarcode(false), []);
  return (
    <BarcodeModal
      open
      onClose={onClose}
      title={t(hasBarcode ? 'barcodeTitle' : 'numberTitle')}
      code={code}
      amount={amount}
      biller={biller && words('biller', { biller })}
      hint={hasBarcode && t('brightness')}
      footer={picture}
    >
      <BarcodeWhenLoaded code={code} onFailed={onFailed} />
    </BarcodeModal>
  );
}
