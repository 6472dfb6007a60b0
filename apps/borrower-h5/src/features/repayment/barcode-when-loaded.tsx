import { commonMessages } from '@peace/i18n/messages/common';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { Loading } from '@peace/vant-react-compat/loading';
import { lazy, Suspense, type ReactElement } from 'react';

/** The encoder is loaded when a barcode is requested, and not before. */
const Barcode = lazy(async () => ({ default: (await import('@peace/ui-kit/barcode')).Barcode }));

/** A pay code's barcode; where its encoder cannot be loaded, a word that the number under it will do. */
export function BarcodeWhenLoaded({ code }: { readonly code: string }): ReactElement {
  const t = useMessages(repayMessages);
  const common = useMessages(commonMessages);
  const failed = <p>{t('barcodeFailed')}</p>;
  return (
    <ErrorBoundary fallback={() => failed}>
      <Suspense fallback={<Loading text={common('loading')} />}>
        <Barcode code={code} label={t('barcodeImage', { code })} fallback={failed} />
      </Suspense>
    </ErrorBoundary>
  );
}
