import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { formatMoney, type Money } from '@peace/money-date';
import { ActionBar, type BarAction } from '@peace/ui-kit/action-bar';
import { AppOnly } from '@peace/ui-kit/client-only';
import type { ReactElement } from 'react';
import { CheckAgainBar } from '#features/order/check-again-bar.tsx';
import { dueNow, type DueState } from '#features/due/due.model.ts';
import { PayWords } from '#features/due/pay-words.tsx';
import { payNow, type OrderIds } from '#shared/order/order-ids.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import type { OrderAction } from './order-details.model.ts';

export interface OrderActionEvents {
  readonly retry: () => void;
  readonly act: (action: OrderAction) => void;
  /** On pointerdown. */
  readonly prepare: (action: OrderAction) => void;
}

export interface OrderActionBarProps {
  readonly order: OrderDetails;
  /** The amount due; null for an order that cannot be paid. */
  readonly due: DueState | null;
  readonly now: number | null;
  readonly ids: OrderIds;
  /** Of money that waits, the amount that arrives. */
  readonly toGet: Money | null;
  /** Comes before them: help if their link was refused, or Done. */
  readonly first: BarAction | undefined;
  /** The main one first. */
  readonly actions: readonly OrderAction[];
  readonly amountRefresh: Refresh;
  /** The order could not be read again: nothing is paid by it before it was. */
  readonly isOld: boolean;
  readonly isOpeningPayment: boolean;
  readonly events: OrderActionEvents;
}

/** The order's buttons, with the words of spec §2; 'Short of money?' is where a rollover is offered. */
export function OrderActionBar(props: OrderActionBarProps): ReactElement | null {
  const { order, due, amountRefresh, now, ids, toGet, first, actions, isOld, events } = props;
  const t = useMessages(orderDetailsMessages);
  const { locale } = useLocale();
  const button = (action: OrderAction): BarAction => {
    const address = addressOf(action, order, ids);
    const onTap = { onPress: () => events.prepare(action), onClick: () => events.act(action) };
    const content = () => {
      if (action.kind === 'withdraw' && toGet) return t('withdrawAmount', { amount: formatMoney(toGet) });
      // The specification's own words name no amount.
      if (action.kind !== 'repay' || locale === 'original') return undefined;
      const isUnread = due?.kind === 'failed' || amountRefresh.kind === 'failed';
      return <PayWords known={dueNow(order.status, due, now)} isUnread={isUnread} />;
    };
    return {
      label: t(labelOf(action)),
      content: content(),
      ...onTap,
      ...(address === null
        ? { isReplayable: true, isBusy: action.kind === 'repay' && props.isOpeningPayment }
        : { href: address, ...(action.kind === 'repay' && payNow) }),
    };
  };
  const [main, other] = actions;
  if (isOld) {
    const borrowAgain = main?.kind === 'borrowAgain' ? button(main) : undefined;
    return <AppOnly>{() => <CheckAgainBar onRetry={events.retry} secondary={borrowAgain} />}</AppOnly>;
  }
  if (!main) return null;
  // Two actions of the order's own are both needed: whom to ask is in the list of the page then.
  if (first && !other)
    return <ActionBar primary={first} secondary={{ ...button(main), isQuiet: main.kind === 'borrowAgain' }} />;
  return (
    <ActionBar
      primary={button(main)}
      secondary={other && button(other)}
      hint={other?.kind === 'rollOver' ? t('shortOfMoney') : undefined}
    />
  );
}

/** The address of an action; null if it is more than a link: it asks the shell first, or the order is repaid elsewhere. */
function addressOf(action: OrderAction, { repaymentUrl }: OrderDetails, ids: OrderIds): string | null {
  switch (action.kind) {
    case 'repay':
      return repaymentUrl ? null : href(screens.repay, { ...ids });
    case 'rollOver':
      return href(screens.repayDelay, { ...ids });
    case 'borrowAgain':
    case 'withdraw':
      return null;
  }
}

function labelOf(action: OrderAction) {
  switch (action.kind) {
    case 'repay':
      return action.emphasis === 'loud' ? 'repay' : 'repayment';
    case 'rollOver':
      return 'rolloverRepayment';
    case 'borrowAgain':
      return 'borrowAgain';
    case 'withdraw':
      return 'withdraw';
  }
}
