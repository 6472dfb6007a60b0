import { applicationMessages } from '@peace/i18n/messages/application';
import { useMessages } from '@peace/i18n/react';
import { ScreenMessage, type ScreenMessageProps } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import type { ApplyPhase } from './apply-phase.model.ts';

/** The phases in which the offer is not what matters any more. */
export type OutcomePhase = Extract<ApplyPhase, { kind: 'applied' | 'found' | 'checking' }>;

/** Whether a phase takes the offer's place. */
export function isOutcome(phase: ApplyPhase): phase is OutcomePhase {
  return phase.kind === 'applied' || phase.kind === 'found' || phase.kind === 'checking';
}

export interface ApplicationOutcomeProps {
  readonly phase: OutcomePhase;
  readonly onOrder: (orderNo: string) => void;
  readonly onOrders: () => void;
  readonly onCheck: () => void;
}

const appliedTexts = {
  handedOver: 'appliedInApp',
  notOpened: 'appliedText',
  returned: 'appliedReturned',
} as const;

/** What became of the application where its page did not follow, with the way to it. */
export function ApplicationOutcome(props: ApplicationOutcomeProps): ReactElement {
  const t = useMessages(applicationMessages);
  const orders = { label: t('seeOrders'), onClick: props.onOrders };
  const message = (role: 'alert' | 'status', shown: Omit<ScreenMessageProps, 'children'>, text: string) => (
    <div role={role}>
      <ScreenMessage {...shown}>{text}</ScreenMessage>
    </div>
  );
  const { phase } = props;
  switch (phase.kind) {
    case 'applied':
      return message(
        'alert',
        { drawing: 'done', title: t('foundTitle'), primary: orders },
        t(appliedTexts[phase.order]),
      );
    case 'found': {
      const order = { label: t('seeOrder'), onClick: () => props.onOrder(phase.orderNo) };
      return message(
        'alert',
        { drawing: 'done', title: t('foundTitle'), primary: order, secondary: orders },
        t('foundText'),
      );
    }
    case 'checking': {
      const check = { label: t('checkNow'), onClick: props.onCheck, isBusy: phase.isReading };
      return message(
        'status',
        { drawing: 'failed', title: t('checkingTitle'), primary: check, secondary: orders },
        t('checkingText'),
      );
    }
  }
}
