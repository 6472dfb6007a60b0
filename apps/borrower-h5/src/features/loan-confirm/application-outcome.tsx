import { applicationMessages } from '@peace/i18n/messages/application';
import { useMessages } from '@peace/i18n/react';
import { Outcome } from '@peace/ui-kit/outcome';
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
  /** Null where there is no receipt to open. */
  readonly onReceipt: (() => void) | null;
}

const appliedTexts = {
  handedOver: 'appliedInApp',
  notOpened: 'appliedText',
  returned: 'appliedReturned',
} as const;

/** What became of the application where its page did not follow, with the way to it. */
export function ApplicationOutcome(props: ApplicationOutcomeProps): ReactElement {
  const { phase, onOrder, onOrders, onCheck, onReceipt } = props;
  const t = useMessages(applicationMessages);
  const orders = { label: t('seeOrders'), onClick: onOrders };
  switch (phase.kind) {
    case 'applied': {
      const receipt = onReceipt ? { label: t('seeReceipt'), onClick: onReceipt } : undefined;
      const text = t(appliedTexts[phase.order]);
      return <Outcome kind="done" title={t('foundTitle')} text={text} primary={orders} secondary={receipt} />;
    }
    case 'found': {
      const order = { label: t('seeOrder'), onClick: () => onOrder(phase.orderNo) };
      return <Outcome kind="done" title={t('foundTitle')} text={t('foundText')} primary={order} secondary={orders} />;
    }
    case 'checking': {
      const check = { label: t('checkNow'), onClick: onCheck, isBusy: phase.isReading, busyLabel: t('checking') };
      return (
        <Outcome
          kind="checking"
          title={t('checkingTitle')}
          text={t('checkingText')}
          primary={check}
          secondary={orders}
        />
      );
    }
  }
}
