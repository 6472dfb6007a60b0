import { supportOf } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { validationMessages } from '@peace/i18n/messages/validation';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { SupportDetails } from '@peace/ui-kit/support-details';
import type { ReactElement } from 'react';
import { PaymentNotice } from '#features/payment/payment-notice.tsx';
import type { PaymentNoticeEvents } from '#features/payment/payment-track.tsx';
import type { PaymentPage } from '#features/payment/payment-page.model.ts';
import type { PaymentRefusal } from '#features/payment/payment-record.ts';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { refusalText } from './charge.model.ts';

export interface ChargeNoticeProps extends Pick<PaymentPage, 'notice'> {
  readonly orderId: string;
  readonly failure: PaymentRefusal | null;
  readonly isActedOnInBar: boolean;
  readonly events: PaymentNoticeEvents;
}

/** Says why a payment failed, or what is unknown, before anything more is paid. A live region. */
export function ChargeNotice({ failure, ...shown }: ChargeNoticeProps): ReactElement {
  return (
    <>
      <div role="status">
        <ClientOnly>{() => failure && <FailureNotice failure={failure} />}</ClientOnly>
      </div>
      <ClientOnly>{() => <PaymentNotice {...shown} canCheck={false} isReportedBelow />}</ClientOnly>
    </>
  );
}

function FailureNotice({ failure }: { readonly failure: PaymentRefusal }): ReactElement | null {
  const t = useMessages(repayMessages);
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  switch (failure.kind) {
    case 'call':
      return (
        <StatusBanner tone="danger" title={refusalText(failure.error, validation('processingFailed'))}>
          <SupportDetails {...supportOf(failure.error)} />
        </StatusBanner>
      );
    case 'linkRefused':
      return <StatusBanner tone="danger" title={t('payLinkRefused')} description={t('payLinkRefusedNext')} />;
    case 'notOpened':
      return <StatusBanner tone="danger" title={common('appCouldNotOpen')} />;
    // Said at the code's input.
    case 'needsCode':
    case 'wrongCode':
      return null;
  }
}
