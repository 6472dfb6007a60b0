import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ErrorSummary } from '@peace/ui-kit/error-summary';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import type { AttemptOutcome } from '#shared/attempt/attempt-outcome.model.ts';

export interface SavingNoticeProps {
  readonly saving: AttemptOutcome;
  readonly isTyped: boolean;
}

/** The known result of the last attempt. */
export function SavingNotice({ saving, isTyped }: SavingNoticeProps): ReactElement | null {
  const t = useMessages(bindBankMessages);
  switch (saving.kind) {
    case 'refused':
      return (
        <ErrorSummary title={t('failedTitle')} support={saving.support} attempt={0}>
          <p>{saving.message}</p>
        </ErrorSummary>
      );
    case 'checking':
    case 'stillUnknown': {
      const isChecking = saving.kind === 'checking';
      return (
        <div role="status">
          <StatusBanner
            tone={isChecking ? 'progress' : 'warning'}
            title={t('unknownTitle')}
            description={t(isChecking ? 'unknownChecking' : 'unknownStill')}
          >
            {!isChecking && <SupportDetails />}
          </StatusBanner>
        </div>
      );
    }
    case 'cannotTell':
      return (
        <StatusBanner
          key={saving.kind}
          tone="warning"
          title={t('cannotTellTitle')}
          description={t('cannotTellText')}
          takesFocus
        >
          <SupportDetails />
          <ButtonLink plain size="small" href={href(screens.customerService)}>
            {t('customerService')}
          </ButtonLink>
        </StatusBanner>
      );
    case 'notArrived': {
      const text = t(isTyped ? 'unknownNotSaved' : 'notSavedReopened');
      return (
        <StatusBanner key={saving.kind} tone="info" title={t('failedTitle')} description={text} takesFocus>
          <SupportDetails />
        </StatusBanner>
      );
    }
    case 'idle':
    case 'sending':
    case 'done':
      return null;
  }
}
