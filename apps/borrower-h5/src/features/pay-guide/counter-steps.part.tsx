import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { lazy, Suspense, type ReactElement } from 'react';

const GuideSteps = lazy(async () => ({ default: (await import('./guide-steps.tsx')).GuideSteps }));

/** How to pay at a counter, step by step, with drawings that are loaded after the page; the way to their page where they cannot be loaded. */
export function CounterSteps({ orderId }: { readonly orderId: string | undefined }): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const guide = href(screens.repaymentInstructions, { channel: 'store', orderId });
  return (
    <ErrorBoundary
      fallback={() => (
        <ButtonLink plain block href={guide}>
          {t('counterSteps')}
        </ButtonLink>
      )}
    >
      <Suspense fallback={null}>
        <GuideSteps channel="store" />
      </Suspense>
    </ErrorBoundary>
  );
}
