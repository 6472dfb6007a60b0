import { supportOf } from '@peace/i18n/error-wording';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { SupportDetails } from '@peace/ui-kit/support-details';
import type { ReactElement } from 'react';
import { PaymentNotice, type PaymentNoticeEvents } from '#shared/payment/payment-notice.tsx';
import type { PaymentPhase } from '#shared/payment/payment-phase.ts';
import type { PaymentRefusal } from '#shared/payment/payment.ts';
import { useChargeWording } from './use-charge-wording.ts';

export interface ChargeNoticeProps {
  readonly phase: PaymentPhase;
  readonly isAgainConfirmed: boolean;
  readonly events: PaymentNoticeEvents;
}

/** What has to be known before anything more is paid: why it failed, or what is not known. Read out as it changes. */
export function ChargeNotice({ phase, isAgainConfirmed, events }: ChargeNoticeProps): ReactElement {
  const failure = phase.kind === 'failed' || phase.kind === 'pending' ? phase.failure : null;
  return (
    <>
      <div role="status">{failure && <FailureNotice failure={failure} />}</div>
      <PaymentNotice
        phase={phase}
        isAgainConfirmed={isAgainConfirmed}
        canCheck={false}
        canPayAgain
        canShowReceipt
        events={events}
      />
    </>
  );
}

function FailureNotice({ failure }: { readonly failure: PaymentRefusal }): ReactElement | null {
  const t = useMessages(repayMessages);
  const wording = useChargeWording();
  const text = wording.failure(failure);
  if (text === '') return null;
  return (
    <StatusBanner
      tone="danger"
      title={text}
      description={failure.kind === 'linkRefused' ? t('payLinkRefusedNext') : undefined}
    >
      {failure.kind === 'call' && <SupportDetails {...supportOf(failure.error)} />}
    </StatusBanner>
  );
}
