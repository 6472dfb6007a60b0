import { paymentMessages } from '@peace/i18n/messages/payment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { useContext, type ReactElement } from 'react';
import { toOrder, type OrderIds } from '#shared/order/order-ids.ts';
import { isSettled, isUnderWay, type PaymentPhase } from './payment-phase.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import { WriteNoteContext } from '#shared/page/missing-protection.ts';
import { payingLabelOf } from './pay-sheet.tsx';
import { PendingBar } from './pending-bar.tsx';
import { payabilityOf } from './repayment.model.ts';

export interface PayBarEvents {
  readonly chooseMethod: () => void;
  /** Reads the order again, after a payment of which it is not known whether it went through. */
  readonly check: () => void;
  readonly retry: () => void;
}

export interface PayBarProps {
  readonly ids: OrderIds;
  readonly phase: PaymentPhase;
  readonly isAgainConfirmed: boolean;
  readonly refresh: Refresh;
  readonly isOrderUnread: boolean;
  readonly amount: Money | null;
  readonly events: PayBarEvents;
}

/** The one thing to do: pay, wait, check what became of the payment, or go back to the order. */
export function PayBar(props: PayBarProps): ReactElement {
  const { ids, phase, isAgainConfirmed, refresh, isOrderUnread, amount, events } = props;
  const t = useMessages(repayMessages);
  const payment = useMessages(paymentMessages);
  const writeNote = useContext(WriteNoteContext);
  const order = { label: t('backToOrder'), ...toOrder(ids) };
  const label = t('paymentMethod');
  const action = `${label} ${amount?.minor}`;
  const choose = { label, action, onClick: events.chooseMethod, isReplayable: true };
  if (phase.kind === 'pending' && !isAgainConfirmed) {
    const beside = isSettled(phase) ? order : { ...choose, isInert: !phase.mayPayAgain };
    return <PendingBar phase={phase} events={events} beside={beside} />;
  }
  if (isSettled(phase)) return <ActionBar primary={order} />;
  if (isUnderWay(phase)) {
    return <ActionBar primary={{ ...choose, isBusy: true, busyLabel: t(payingLabelOf(phase)) }} />;
  }
  const payability = payabilityOf(amount).kind;
  if (payability === 'nothing') return <ActionBar primary={order} />;
  const isBusy = refresh.kind === 'running';
  const again = { label: payment('checkAgain'), onClick: events.retry, isBusy, busyLabel: payment('checking') };
  if (refresh.kind === 'failed' || payability === 'unreadable') {
    const hint = payability === 'unreadable' && t('amountUnreadable');
    return <ActionBar primary={again} secondary={order} hint={hint} />;
  }
  // One has just arrived: paying the next one can wait.
  const hasArrived = phase.kind === 'arrived';
  if (isOrderUnread && !hasArrived) return <ActionBar primary={choose} secondary={again} hint={writeNote} />;
  const next = hasArrived && phase.payment?.purpose === 'repayment' ? { ...choose, label: t('payNext') } : choose;
  return <ActionBar primary={hasArrived ? order : choose} secondary={hasArrived ? next : undefined} hint={writeNote} />;
}
