import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { DoneDrawing, NoConnectionDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage, type ScreenMessageProps } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import type { ApplyPhase } from './applying.model.ts';

/** The phases in which the offer is not what matters any more. */
export type OutcomePhase = Extract<ApplyPhase, { kind: 'applied' | 'found' | 'unsure' | 'unknown' }>;

/** Whether a phase takes the offer's place. */
export function isOutcome(phase: ApplyPhase): phase is OutcomePhase {
  return phase.kind === 'applied' || phase.kind === 'found' || phase.kind === 'unsure' || phase.kind === 'unknown';
}

export interface ApplicationOutcomeProps {
  readonly phase: OutcomePhase;
  readonly onOrder: (orderNo: string) => void;
  readonly onOrders: () => void;
  readonly onCheck: () => void;
  readonly onOffer: () => void;
}

const appliedTexts = {
  handedOver: 'appliedInApp',
  notOpened: 'appliedText',
  returned: 'appliedReturned',
} as const;

/** What became of the application where its page did not follow, with the way to it. */
export function ApplicationOutcome(props: ApplicationOutcomeProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const orders = { label: t('seeOrders'), onClick: props.onOrders };
  const message = (shown: Omit<ScreenMessageProps, 'children'>, text: string) => (
    <div role="alert">
      <ScreenMessage {...shown}>{text}</ScreenMessage>
    </div>
  );
  const { phase } = props;
  switch (phase.kind) {
    case 'applied':
      return message({ drawing: DoneDrawing, title: t('foundTitle'), primary: orders }, t(appliedTexts[phase.order]));
    case 'found': {
      const order = { label: t('seeOrder'), onClick: () => props.onOrder(phase.orderNo) };
      return message(
        { drawing: DoneDrawing, title: t('foundTitle'), primary: order, secondary: orders },
        t('foundText'),
      );
    }
    case 'unsure': {
      const offer = { label: t('applyAgain'), onClick: props.onOffer };
      return message(
        { drawing: NoConnectionDrawing, title: t('unsureTitle'), primary: orders, secondary: offer },
        t('unsureText'),
      );
    }
    case 'unknown': {
      const check = { label: t('checkAgain'), onClick: props.onCheck };
      return message(
        { drawing: NoConnectionDrawing, title: t('unknownTitle'), primary: check, secondary: orders },
        t('unknownText'),
      );
    }
  }
}
