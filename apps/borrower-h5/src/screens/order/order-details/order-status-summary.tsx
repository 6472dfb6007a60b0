import type { KnownStatus, OrderStatus } from '@peace/api-client/contract/order/order-status';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { orderStatusMessages } from '@peace/i18n/messages/order-status';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { DueCard } from '@peace/ui-kit/due-card';
import { NoLoansDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import {
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  InfoIcon,
  StepsIcon,
  WalletIcon,
  type Icon,
} from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { DueFailure } from '#features/due/due-failure.tsx';
import { dueNow, type DueNow, type DueState } from '#features/due/due.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { isMessage, isUnclear } from './order-details.model.ts';
import { OrderTrack, type OrderTrackProps } from './order-track.tsx';

export interface OrderStatusSummaryProps extends Pick<OrderTrackProps, 'order' | 'application'> {
  readonly due: DueState | null;
  readonly now: number | null;
  readonly ids: OrderIds;
  readonly events: { readonly retry: () => void; readonly remind: () => void };
}

/** How an order stands: the server's words, and with an order that can be paid what is due of it. Nothing is added to them. */
export function OrderStatusSummary(props: OrderStatusSummaryProps): ReactElement {
  const { order, due, now, ids, events } = props;
  const t = useMessages(orderStatusMessages);
  const details = useMessages(orderDetailsMessages);
  const words = useDueText();
  const { locale } = useLocale();
  const { status, statusDescription } = order;
  const title = order.statusTitle || t(status.kind);
  if (isMessage(order, locale)) {
    return (
      <ScreenMessage drawing={NoLoansDrawing} title={title}>
        {statusDescription}
      </ScreenMessage>
    );
  }
  if (status.kind === 'processing')
    return <OrderTrack order={order} application={props.application} title={title} icon={iconOf(status)} />;
  if (!due) {
    const isForServiceToSay = isUnclear(order) || status.kind === 'status110' || status.kind === 'status151';
    return (
      <StatusBanner
        tone="neutral"
        icon={iconOf(status)}
        title={title}
        description={statusDescription}
        note={isForServiceToSay && details('askNext')}
      />
    );
  }
  const known = dueNow(status, due, now);
  const reserved = words.reserved(now);
  return (
    <div data-second>
      <DueCard
        state={due.kind}
        tone={known?.tone ?? 'neutral'}
        icon={iconOf(status)}
        title={title}
        chip={known ? words.left(known) : reserved.left}
        label={words.t('amountDue')}
        amount={known?.amount ?? null}
        due={known ? words.date(known) : reserved.date}
        note={statusDescription}
        failure={<DueFailure onRetry={events.retry} />}
        action={<DueAction known={known} ids={ids} events={events} />}
      />
    </div>
  );
}

/** A reminder before the due date; on it and after it, the page that says what to do. */
function DueAction(props: Pick<OrderStatusSummaryProps, 'ids' | 'events'> & { readonly known: DueNow | null }) {
  const { known, ids, events } = props;
  const receipt = useMessages(receiptMessages);
  const help = useMessages(orderHelpMessages);
  return known !== null && known.days !== null && known.days <= 0 ? (
    <ButtonLink plain size="small" href={href(screens.help, { orderId: ids.orderId })}>
      {help('late')}
    </ButtonLink>
  ) : (
    <Button plain size="small" onClick={events.remind}>
      {receipt('remind')}
    </Button>
  );
}

/** Spec §2 names five; every other status has that of 200. An icon marks the code; none says good or bad. */
const icons: Readonly<Record<KnownStatus['code'], Icon>> = {
  21: ClockIcon,
  110: InfoIcon,
  151: StepsIcon,
  170: DocumentIcon,
  174: CalendarIcon,
  180: WalletIcon,
  200: DocumentIcon,
};

const iconOf = (status: OrderStatus): Icon => (status.kind === 'unrecognised' ? DocumentIcon : icons[status.code]);
