import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import type { Refresh } from '#shared/refresh.ts';
import type { PayPhase } from './paying.model.ts';
import { useBlockedReason } from './use-blocked-reason.ts';

export interface PayBarEvents {
  readonly onChooseMethod: () => void;
  /** Reads the order again, after a payment of which it is not known whether it went through. */
  readonly onCheck: () => void;
  readonly onOrder: () => void;
  /** Reads again what may be old. */
  readonly onRetry: () => void;
}

export interface PayBarProps extends PayBarEvents {
  readonly phase: PayPhase;
  readonly refresh: Refresh;
  readonly amount: Money | null;
}

/** The one thing to do: pay, wait, check what became of the payment, or go back to the order. */
export function PayBar(props: PayBarProps): ReactElement {
  const { phase, refresh, amount, onChooseMethod, onCheck, onOrder, onRetry } = props;
  const t = useMessages(repayMessages);
  const blockedReason = useBlockedReason(amount);
  const toOrder = { label: t('backToOrder'), onClick: onOrder };
  const choose = { label: t('paymentMethod'), onClick: onChooseMethod, isReplayable: true };
  switch (phase.kind) {
    case 'idle':
    case 'failed':
    case 'checked':
      if (refresh.kind === 'failed') {
        return <ActionBar primary={{ label: t('outcomeCheckAgain'), onClick: onRetry }} secondary={toOrder} />;
      }
      return <ActionBar primary={{ ...choose, isInert: blockedReason !== null }} hint={blockedReason} />;
    case 'requesting':
      return <ActionBar primary={{ ...choose, isBusy: true, busyLabel: t('paying') }} />;
    case 'leaving':
      return <ActionBar primary={{ ...choose, isBusy: true, busyLabel: t('opening') }} />;
    case 'rereading':
      return <ActionBar primary={{ ...choose, isBusy: true, busyLabel: t('checking') }} />;
    case 'unknown':
      return <ActionBar primary={{ label: t('outcomeCheckAgain'), onClick: onCheck }} secondary={toOrder} />;
    case 'settled':
      return <ActionBar primary={toOrder} />;
  }
}
