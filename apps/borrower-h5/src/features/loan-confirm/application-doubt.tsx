import { applicationMessages } from '@peace/i18n/messages/application';
import { useMessages } from '@peace/i18n/react';
import { Outcome } from '@peace/ui-kit/outcome';
import type { ReactElement } from 'react';
import type { ApplyPhase } from './apply-phase.model.ts';

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
    <Outcome
      kind={isSure ? 'notArrived' : 'unknown'}
      title={t(isSure ? 'notFoundTitle' : 'unsureTitle')}
      text={t(isSure ? 'notFoundText' : 'unsureText')}
      primary={{ label: t('checkAgain'), onClick: onCheck }}
      secondary={{ label: t('seeOrders'), onClick: onOrders }}
    >
      {failureMessage && t('refusedAgain', { message: failureMessage })}
    </Outcome>
  );
}
