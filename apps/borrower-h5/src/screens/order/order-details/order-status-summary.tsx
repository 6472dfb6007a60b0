import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderStatusMessages } from '@peace/i18n/messages/order-status';
import { useMessages } from '@peace/i18n/react';
import { DueCard } from '@peace/ui-kit/due-card';
import { StatusBanner, statusIcons } from '@peace/ui-kit/status-banner';
import { toneIcons } from '@peace/ui-kit/tone';
import type { ReactElement } from 'react';
import { DueFailure } from '#shared/due/due-failure.tsx';
import { dueNow, type DueState, type DueTone } from '#shared/due/due.model.ts';
import { useDueText } from '#shared/due/use-due-text.ts';
import { bannerFor, lacksWithdrawLink } from './order-details.model.ts';

export interface OrderStatusSummaryProps {
  readonly order: OrderDetails;
  readonly due: DueState | null;
  readonly now: number;
  readonly onRetry: () => void;
}

/** What to do about an order that is over, will not go on, or stands where we cannot tell. */
const sentences: Partial<
  Record<OrderStatus['kind'], 'closedNext' | 'notApprovedNext' | 'askNext' | 'unrecognisedNext'>
> = {
  closed: 'closedNext',
  status110: 'notApprovedNext',
  status151: 'askNext',
  unrecognised: 'unrecognisedNext',
};

/** How an order stands: the server's words, and with an order that can be paid what is due of it. */
export function OrderStatusSummary({ order, due, now, onRetry }: OrderStatusSummaryProps): ReactElement {
  const t = useMessages(orderStatusMessages);
  const details = useMessages(orderDetailsMessages);
  const words = useDueText();
  const { status, statusDescription } = order;
  const { tone, icon } = bannerFor(status);
  const title = order.statusTitle || t(status.kind);
  if (!due) {
    const sentence = lacksWithdrawLink(order) ? 'askNext' : sentences[status.kind];
    return (
      <StatusBanner
        tone={tone}
        icon={icon}
        title={title}
        description={statusDescription}
        note={sentence && details(sentence)}
      />
    );
  }
  const known = dueNow(status, due, now);
  const reserved = words.reserved(status, now);
  return (
    <div data-second>
      <DueCard
        state={due.kind}
        tone={known?.tone ?? toneUnread(status, due)}
        // How urgent it is, once that is known; before, the status has an icon of its own.
        icon={known ? toneIcons[known.tone] : statusIcons[icon]}
        title={title}
        chip={known ? words.left(known) : reserved.left}
        label={words.t('amountDue')}
        amount={known?.amount ?? null}
        due={known ? words.date(known) : reserved.date}
        note={statusDescription}
        failure={<DueFailure onRetry={onRetry} />}
      />
    </div>
  );
}

/** Without its day: a status that is due is no calm one where nothing else can be said, and a late one is late. */
function toneUnread({ kind }: OrderStatus, due: DueState): DueTone {
  if (kind === 'overdue') return 'danger';
  return kind === 'due' && due.kind === 'failed' ? 'attention' : 'calm';
}
