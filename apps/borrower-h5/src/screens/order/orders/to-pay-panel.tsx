import { dayText } from '@peace/i18n/dates';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, formatMoney } from '@peace/money-date';
import { AppOnly } from '@peace/ui-kit/client-only';
import { DueCard } from '@peace/ui-kit/due-card';
import { PanelChip } from '@peace/ui-kit/money-panel';
import type { ReactElement, ReactNode } from 'react';
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
  const { count, all, state, total, tone, only } = toPay;
  const t = useMessages(ordersMessages);
  const words = useDueText();
  const line = useLine(toPay, now);
  const due = only && dueNow(only.order.status, only.due, now);
  const reserved = words.reserved(now);
  const isPart = state === 'known' && count < all;
  return (
    <DueCard
      state={state}
      tone={tone}
      title={only ? words.t('amountDue') : isPart ? t('toPayPart', { count, all }) : t('toPayAll', { count: all })}
      chip={only && (due ? words.left(due) : reserved.left)}
      amount={total}
      due={only ? (due ? words.date(due) : reserved.date) : line}
      failure={<AppOnly>{() => <DueFailure onRetry={onRetry} />}</AppOnly>}
    />
  );
}

/** Below the sum of several: what of it is late, else the next date; its place, while that is read. */
function useLine({ late, next, state }: ToPay, now: number | null): ReactNode {
  const t = useMessages(ordersMessages);
  const { locale } = useLocale();
  if (late) return <PanelChip tone="late">{t('isLate', { amount: formatMoney(late) })}</PanelChip>;
  const at = state === 'loading' ? (now ?? 0) : next;
  return at === null ? null : t('next', { date: dayText(formatDate(at), locale) });
}
