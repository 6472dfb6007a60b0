import { commonMessages } from '@peace/i18n/messages/common';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { Loading } from '@peace/vant-react-compat/loading';
import { lazy, Suspense, useEffect, type ReactElement } from 'react';

/** The encoder is loaded when a barcode is requested, and not before. */
const Barcode = lazy(async () => ({ default: (await import('@peace/ui-kit/barcode')).Barcode }));

export interface BarcodeWhenLoadedProps {
  readonly code: string;
  /** There is no barcode, only the number under it. */
  readonly onFailed: () => void;
}

/** A pay code's barcode; where its encoder cannot be loaded, a word that the number under it will do. */
export function BarcodeWhenLoaded({ code, onFailed }: BarcodeWhenLoadedProps): ReactElement {
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
