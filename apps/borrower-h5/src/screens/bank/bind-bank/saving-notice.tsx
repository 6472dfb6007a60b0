import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { ErrorSummary } from '@peace/ui-kit/error-summary';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { AttemptOutcome } from '#shared/attempt-outcome.model.ts';

export interface SavingNoticeProps {
  readonly saving: AttemptOutcome;
  /** What was written is still there. */
  readonly isTyped: boolean;
}

/** What became of the last attempt, as far as it is known. */
export function SavingNotice({ saving, isTyped }: SavingNoticeProps): ReactElement | null {
  const t = useMessages(bindBankMessages);
  switch (saving.kind) {
    case 'refused':
      return (
        <ErrorSummary title={t('failedTitle')} attempt={0}>
          <p>{saving.message}</p>
        </ErrorSummary>
      );
    case 'checking':
      return <Unknown text={t('unknownChecking')} />;
    case 'stillUnknown':
      return <Unknown text={t('unknownStill')} />;
    case 'cannotTell':
      return (
        <ErrorSummary title={t('cannotTellTitle')} attempt={0}>
          <p>{t('cannotTellText')}</p>
        </ErrorSummary>
      );
    case 'notArrived':
      return (
        <ErrorSummary title={t('failedTitle')} attempt={0}>
          <p>{t(isTyped ? 'unknownNotSaved' : 'notSavedReopened')}</p>
        </ErrorSummary>
      );
    case 'idle':
    case 'sending':
    case 'done':
      return null;
  }
}

function Unknown({ text }: { readonly text: string }): ReactElement {
  const t = useMessages(bindBankMessages);
  return (
    <div role="alert">
      <StatusBanner tone="warning" title={t('unknownTitle')} description={text} />
    </div>
  );
}
