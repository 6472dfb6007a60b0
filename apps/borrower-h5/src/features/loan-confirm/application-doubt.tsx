import type { FailureSupport } from '@peace/i18n/error-wording';
import { applicationMessages } from '@peace/i18n/messages/application';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Outcome } from '@peace/ui-kit/outcome';
import type { ReactElement } from 'react';
import type { ApplyPhase } from './apply-phase.model.ts';

export interface ApplicationDoubtProps {
  readonly phase: ApplyPhase & { readonly kind: 'notFound' };
  /** What was answered to a repetition, in words. */
  readonly failureMessage: string | null;
  readonly failureSupport?: FailureSupport;
  readonly onCheck: () => void;
}

/** Above an offer that may be applied for again: what is not known of the first time. */
export function ApplicationDoubt(props: ApplicationDoubtProps): ReactElement {
  const { phase, failureMessage, failureSupport, onCheck } = props;
  const t = useMessages(applicationMessages);
  const { isSure } = phase;
  const check = { label: t('checkAgain'), onClick: onCheck };
  const orders = { label: t('seeOrders'), href: href(screens.orders), replace: true };
  if (failureMessage) {
    return (
      <Outcome
        kind="refused"
        title={t('refusedTitle')}
        text={`${failureMessage} ${t('firstUnknown')}`}
        support={failureSupport}
        primary={orders}
        secondary={check}
      />
    );
  }
  return (
    <Outcome
      kind={isSure ? 'notArrived' : 'unknown'}
      title={t(isSure ? 'notFoundTitle' : 'unsureTitle')}
      text={t(isSure ? 'notFoundText' : 'unsureText')}
      primary={check}
      secondary={orders}
    />
  );
}
