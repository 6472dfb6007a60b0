import { applicationMessages } from '@peace/i18n/messages/application';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
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
  /** The product that was applied for. */
  readonly productId: string;
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
  const { phase, productId, onCheck, onReceipt } = props;
  const t = useMessages(applicationMessages);
  const orders = { label: t('seeOrders'), href: href(screens.orders), replace: true };
  switch (phase.kind) {
    case 'applied': {
      const receipt = onReceipt ? { label: t('seeReceipt'), onClick: onReceipt } : undefined;
      const text = t(appliedTexts[phase.order]);
      return <Outcome kind="done" title={t('foundTitle')} text={text} primary={orders} secondary={receipt} />;
    }
    case 'found': {
      const address = href(screens.orderDetails, { productId, orderId: phase.orderNo });
      const order = { label: t('seeOrder'), href: address, replace: true };
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
