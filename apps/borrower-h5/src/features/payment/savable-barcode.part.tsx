import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { lazy, Suspense, type ReactElement } from 'react';
import { CashierBarcode, type CashierBarcodeProps } from './cashier-barcode.tsx';

/** In one file with the receipts, which are saved as pictures, too. */
const CodePicture = lazy(async () => ({
  default: (await import('#features/receipt/opened-receipt.part.tsx')).CodePicture,
}));

/** The cashier's barcode with its picture to save; without the picture where that cannot be loaded. */
export function SavableBarcode(props: Omit<CashierBarcodeProps, 'picture'>): ReactElement {
  const { code, amount, biller } = props;
  const picture = (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <CodePicture code={code} amount={amount} biller={biller} />
      </Suspense>
    </ErrorBoundary>
  );
  return <CashierBarcode {...props} picture={picture} />;
}
