import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import { DueCard } from '@peace/ui-kit/due-card';
import { InstalmentProgress } from '@peace/ui-kit/instalment-progress';
import { StatusBanner, statusIcons } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import { dueNow } from '#shared/due/due.model.ts';
import { useDueWords } from '#shared/due/use-due-words.ts';
import { bannerFor } from './order-details.model.ts';

export interface OrderStandingProps {
  readonly order: OrderDetails;
  /** The moment it is seen at, in milliseconds since 1970. */
  readonly now: number;
}

/** Where an order stands: what is due or was repaid where the backend says it as values, else its words alone. */
export function OrderStanding({ order, now }: OrderStandingProps): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const words = useDueWords();
  const { status, statusDescription, repaid } = order;
  const banner = bannerFor(status);
  const shown = { title: order.statusTitle || t(banner.name), icon: statusIcons[banner.icon] };
  const due = dueNow(status, order.due, now);
  if (due) {
    const instalments = words.instalments(due);
    return (
      <DueCard
        {...shown}
        tone={due.tone}
        chip={words.left(due)}
        label={words.t('amountDue')}
        amount={due.amount}
        due={words.date(due)}
        progress={instalments && <InstalmentProgress {...instalments} />}
        note={statusDescription}
      />
    );
  }
  if (status.kind === 'closed' && repaid) {
    return (
      <DueCard
        {...shown}
        tone="success"
        label={words.t('repaid')}
        amount={repaid.amount}
        due={words.t('repaidOn', { date: words.day(repaid.at) })}
        note={statusDescription || words.t('repaidText')}
      />
    );
  }
  return <StatusBanner tone={banner.tone} icon={banner.icon} title={shown.title} description={statusDescription} />;
}
