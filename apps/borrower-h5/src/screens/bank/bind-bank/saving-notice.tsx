import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ErrorSummary } from '@peace/ui-kit/error-summary';
import { Outcome } from '@peace/ui-kit/outcome';
import type { ReactElement } from 'react';
import type { AttemptOutcome } from '#shared/attempt/attempt-outcome.model.ts';

export interface SavingNoticeProps {
  readonly saving: AttemptOutcome;
  readonly isTyped: boolean;
}

/** What became of the last attempt, as far as it is known. */
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
      return <Outcome kind="checking" title={t('unknownTitle')} text={t('unknownChecking')} />;
    case 'stillUnknown':
      return <Outcome kind="unknown" title={t('unknownTitle')} text={t('unknownStill')} />;
    case 'cannotTell': {
      const help = { label: t('customerService'), href: href(screens.customerService) };
      const words = { title: t('cannotTellTitle'), text: t('cannotTellText') };
      return <Outcome key={saving.kind} kind="unknown" {...words} secondary={help} takesFocus />;
    }
    case 'notArrived': {
      const text = t(isTyped ? 'unknownNotSaved' : 'notSavedReopened');
      return <Outcome key={saving.kind} kind="notArrived" title={t('failedTitle')} text={text} takesFocus />;
    }
    case 'idle':
    case 'sending':
    case 'done':
      return null;
  }
}
