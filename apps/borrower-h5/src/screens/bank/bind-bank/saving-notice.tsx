import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { ErrorSummary } from '@peace/ui-kit/error-summary';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { Saving } from './bind-bank-screen.tsx';

export interface SavingNoticeProps {
  readonly saving: Saving;
  readonly attempt: number;
}

/** What became of the last attempt, as far as it is known. */
export function SavingNotice({ saving, attempt }: SavingNoticeProps): ReactElement | null {
  const t = useMessages(bindBankMessages);
  switch (saving.kind) {
    case 'refused':
      return (
        <ErrorSummary title={t('failedTitle')} attempt={attempt}>
          <p>{saving.message}</p>
        </ErrorSummary>
      );
    case 'checking':
      return <Unknown text={t('unknownChecking')} />;
    case 'stillUnknown':
      return <Unknown text={t('unknownStill')} />;
    case 'cannotTell':
      return (
        <ErrorSummary title={t('cannotTellTitle')} attempt={attempt}>
          <p>{t('cannotTellText')}</p>
        </ErrorSummary>
      );
    case 'notSaved':
      return (
        <ErrorSummary title={t('failedTitle')} attempt={attempt}>
          <p>{t('unknownNotSaved')}</p>
        </ErrorSummary>
      );
    case 'idle':
    case 'saving':
    case 'saved':
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
