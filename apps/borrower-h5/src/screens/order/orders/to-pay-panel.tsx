import { ordersMessages } from '@peace/i18n/messages/orders';
import { useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { DueCard } from '@peace/ui-kit/due-card';
import type { ReactElement } from 'react';
import { DueFailure } from '#features/due/due-failure.tsx';
import { dueNow } from '#features/due/due.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';
import type { ToPay } from './orders.model.ts';

export interface ToPayPanelProps {
  readonly toPay: ToPay;
  readonly now: number | null;
  readonly onRetry: () => void;
}

/** How much there is to pay of all orders together; of one alone also by when. */
export function ToPayPanel({ toPay, now, onRetry }: ToPayPanelProps): ReactElement {
  const { count, all, state, total, late, tone, only } = toPay;
  const t = useMessages(ordersMessages);
  const words = useDueText();
  const due = only && dueNow(only.order.status, only.due, now);
  const reserved = words.reserved(now);
  const isPart = state === 'known' && count < all;
  return (
    <DueCard
      state={state}
      tone={tone}
      title={only ? words.t('amountDue') : isPart ? t('toPayPart', { count, all }) : t('toPayAll', { count: all })}
      chip={only ? (due ? words.left(due) : reserved.left) : late && t('isLate', { amount: formatMoney(late) })}
      isChipLate={late !== null}
      amount={total}
      due={only ? (due ? words.date(due) : reserved.date) : undefined}
      failure={<DueFailure onRetry={onRetry} />}
    />
  );
}
