import { applicationMessages } from '@peace/i18n/messages/application';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import type { ApplyPhase } from './apply-phase.model.ts';
import './application-doubt.css';

export interface ApplicationDoubtProps {
  readonly phase: ApplyPhase & { readonly kind: 'notFound' };
  /** What was answered to a repetition, in words. */
  readonly failureMessage: string | null;
  readonly onCheck: () => void;
  readonly onOrders: () => void;
}

/** Above an offer that may be applied for again: what is not known of the first time. */
export function ApplicationDoubt({ phase, failureMessage, onCheck, onOrders }: ApplicationDoubtProps): ReactElement {
  const t = useMessages(applicationMessages);
  const { isSure } = phase;
  return (
    <div role="alert">
      <StatusBanner
        tone="warning"
        title={t(isSure ? 'notFoundTitle' : 'unsureTitle')}
        description={t(isSure ? 'notFoundText' : 'unsureText')}
      >
        {failureMessage && (
          <p className="application-doubt__refusal">{t('refusedAgain', { message: failureMessage })}</p>
        )}
        <div className="application-doubt__ways">
          <Button onClick={onCheck}>{t('checkAgain')}</Button>
          <Button onClick={onOrders}>{t('seeOrders')}</Button>
        </div>
      </StatusBanner>
    </div>
  );
}
