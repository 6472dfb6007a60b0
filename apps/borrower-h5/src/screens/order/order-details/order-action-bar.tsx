import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import type { OrderAction } from './order-details.model.ts';

export interface OrderActionBarProps {
  /** The main one first. */
  readonly actions: readonly OrderAction[];
  /** What is shown could not be read again: nothing is paid by it before it was. */
  readonly isOld: boolean;
  readonly onRetry: () => void;
  readonly onAction: (action: OrderAction) => void;
  /** On pointerdown. */
  readonly onPress: (action: OrderAction) => void;
}

/** The order's buttons, with the words of spec §2; 'Short of money?' is where a rollover is offered. */
export function OrderActionBar(props: OrderActionBarProps): ReactElement | null {
  const { actions, isOld, onAction, onPress, onRetry } = props;
  const t = useMessages(orderDetailsMessages);
  const payable = useMessages(payableOrderMessages);
  const button = (action: OrderAction) => ({
    label: t(labelOf(action)),
    isReplayable: true,
    onPress: () => onPress(action),
    onClick: () => onAction(action),
  });
  const [main, other] = actions;
  if (isOld) {
    const borrowAgain = main?.kind === 'borrowAgain' ? button(main) : undefined;
    return <ActionBar primary={{ label: payable('checkAgain'), onClick: onRetry }} secondary={borrowAgain} />;
  }
  if (!main) return null;
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
