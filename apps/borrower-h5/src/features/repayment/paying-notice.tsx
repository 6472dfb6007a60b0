import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { PayPhase } from './paying.model.ts';
import { SettlementBanner } from './settlement-banner.tsx';

/** What is known of the last payment, above everything else, and read out when it changes. */
export function PayingNotice({ phase }: { readonly phase: PayPhase }): ReactElement {
  return (
    <div role="status">
      <Notice phase={phase} />
    </div>
  );
}

function Notice({ phase }: { readonly phase: PayPhase }): ReactElement | null {
  const t = useMessages(repayMessages);
  switch (phase.kind) {
    case 'rereading':
      if (phase.after === 'returned') {
        return <StatusBanner tone="progress" title={t('checking')} description={t('returned')} />;
      }
      return phase.after === 'answerLost' ? (
        <StatusBanner tone="warning" title={t('outcomeUnknownTitle')} description={t('outcomeUnknown')} />
      ) : null;
    case 'unknown':
      return <StatusBanner tone="warning" title={t('outcomeUnknownTitle')} description={t('outcomeStillUnknown')} />;
    case 'checked':
      return (
        <StatusBanner
          tone="info"
          title={t('stillToPayTitle')}
          description={t(phase.doubt === 'returned' ? 'stillToPayReturned' : 'stillToPayAnswerLost')}
        />
      );
    case 'settled':
      return <SettlementBanner settlement={phase.settlement} />;
    case 'idle':
    case 'requesting':
    case 'leaving':
    case 'failed':
      return null;
  }
}
