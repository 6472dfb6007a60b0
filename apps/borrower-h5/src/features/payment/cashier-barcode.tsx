import { repayMessages } from '@peace/i18n/messages/repay';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { BarcodeModal } from '@peace/ui-kit/barcode-modal';
import { useCallback, useState, type ReactElement, type ReactNode, lazy, Suspense, useEffect } from 'react';
import { commonMessages } from '@peace/i18n/messages/common';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { Loading } from '@peace/vant-react-compat/loading';

export interface CashierBarcodeProps {
  readonly code: string;
  readonly amount: Money | null;
  /** The payee; '' where none is named. */
  readonly biller: string;
  /** Saves it as a picture. */
  readonly picture?: ReactNode;
  readonly onClose: () => void;
}

/** The borrower holds this under a cashier's scanner: it is white from edge to edge. */
export function CashierBarcode({ code, amount, biller, picture, onClose }: CashierBarcodeProps): ReactElement {
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
      biller={biller}
      say={biller ? words('tellCashier', { biller }) : words('tellCashierBill')}
      hint={hasBarcode && t('brightness')}
      footer={picture}
    >
      <BarcodeWhenLoaded code={code} onFailed={onFailed} />
    </BarcodeModal>
  );
}

/** The encoder is loaded when a barcode is requested, and not before. */
const Barcode = lazy(async () => ({ default: (await import('@peace/ui-kit/barcode')).Barcode }));

interface BarcodeWhenLoadedProps {
  readonly code: string;
  readonly onFailed: () => void;
}

/** A pay code's barcode; where its encoder cannot be loaded, a word that the number under it will do. */
function BarcodeWhenLoaded({ code, onFailed }: BarcodeWhenLoadedProps): ReactElement {
  const t = useMessages(repayMessages);
  const common = useMessages(commonMessages);
  const failed = <Failed onFailed={onFailed} />;
  return (
    <ErrorBoundary fallback={() => failed}>
      <Suspense fallback={<Loading text={common('loading')} />}>
        <Barcode code={code} label={t('barcodeImage', { code })} fallback={failed} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Failed({ onFailed }: Pick<BarcodeWhenLoadedProps, 'onFailed'>): ReactElement {
  const t = useMessages(repayMessages);
  useEffect(onFailed, [onFailed]);
  return <p>{t('barcodeFailed')}</p>;
}
