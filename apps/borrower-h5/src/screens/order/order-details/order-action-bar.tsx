import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import type { OrderAction } from './order-details.model.ts';

export interface OrderActionBarProps {
  /** The main one first. */
  readonly actions: readonly [OrderAction, ...OrderAction[]];
  readonly onAction: (action: OrderAction) => void;
  /** On pointerdown. */
  readonly onPress: (action: OrderAction) => void;
}

/** The order's buttons, with the words of spec §2; 'Short of money?' is where a rollover is offered. */
export function OrderActionBar({ actions, onAction, onPress }: OrderActionBarProps): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const button = (action: OrderAction) => ({
    label: t(labelOf(action)),
    isReplayable: true,
    onPress: () => onPress(action),
    onClick: () => onAction(action),
  });
  const [main, other] = actions;
  return (
    <ActionBar
      primary={button(main)}
      secondary={other && button(other)}
      hint={other?.kind === 'rollOver' ? t('shortOfMoney') : undefined}
    />
  );
}

function labelOf(action: OrderAction) {
  switch (action.kind) {
    case 'repay':
      return action.emphasis === 'loud' ? 'repay' : 'repayment';
    case 'rollOver':
      return 'rolloverRepayment';
    case 'borrowAgain':
      return 'borrowAgain';
  }
}
