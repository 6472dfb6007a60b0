import type { KnownStatus, OrderStatus } from '@peace/api-client/contract/order/order-status';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { orderStatusMessages } from '@peace/i18n/messages/order-status';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import type { Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { DueCard } from '@peace/ui-kit/due-card';
import { LoanRoad } from '@peace/ui-kit/loan-road';
import { MoneyPanel, PanelChip, PanelHeading, PanelLine, PanelNote } from '@peace/ui-kit/money-panel';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import {
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  FormIcon,
  InfoIcon,
  WalletIcon,
  type Icon,
} from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { AppOnly } from '@peace/ui-kit/client-only';
import { DueFailure } from '#features/due/due-failure.tsx';
import { dueNow, type DueNow, type DueState } from '#features/due/due.model.ts';
import type { PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { isWithdrawable } from './order-details.model.ts';
import { OrderTrack, type OrderTrackProps } from './order-track.tsx';
import './order-status-summary.css';

export interface OrderStatusSummaryProps extends Pick<OrderTrackProps, 'order' | 'application'> {
  readonly due: DueState | null;
  readonly now: number | null;
  readonly ids: OrderIds;
  /** Which payment of the accepted plan is due. */
  readonly place?: PlaceInPlan | null | undefined;
  /** Of money that waits, the amount that arrives. */
  readonly toGet?: Money | null | undefined;
  /** This phone saw the payment arrive that closed the order. */
  readonly isPaid?: boolean;
  readonly events: { readonly retry: () => void; readonly remind: () => void };
}

/** How an order stands: the server's words, and with an order that can be paid what is due of it. Nothing is added to them. */
export function OrderStatusSummary(props: OrderStatusSummaryProps): ReactElement {
  const { order, due, now, ids, place, isPaid = false, events } = props;
  const t = useMessages(orderStatusMessages);
  const details = useMessages(orderDetailsMessages);
  const words = useDueText();
  const { status, statusDescription } = order;
  const title = order.statusTitle || t(status.kind);
  const isClosed = status.kind === 'closed';
  if (due) {
    const known = dueNow(status, due, now);
    const reserved = words.reserved(now);
    return (
      <div data-second>
        <DueCard
          state={due.kind}
          // It is blue while it loads, as its skeleton is.
          tone={known?.tone ?? 'calm'}
          icon={iconOf(status)}
          title={title}
          chip={known ? isCounted(status, known) && words.left(known) : reserved.left}
          label={place ? details('payment', place) : words.t('amountDue')}
          amount={known?.amount ?? null}
          due={known ? words.date(known) : reserved.date}
          note={statusDescription}
          failure={<AppOnly>{() => <DueFailure onRetry={events.retry} />}</AppOnly>}
          action={<DueAction known={known} ids={ids} events={events} />}
        />
      </div>
    );
  }
  // An approved loan is no longer an application.
  const application = isWithdrawable(order) ? null : props.application;
  const statusWords = <StatusWords {...props} application={application} title={title} icon={iconOf(status)} />;
  switch (status.kind) {
    case 'processing':
      return (
        <OrderTrack order={order} application={application}>
          {statusWords}
        </OrderTrack>
      );
    case 'status151':
      // The status does not prove where on its way the loan is.
      return <LoanRoad>{statusWords}</LoanRoad>;
    case 'status110':
    case 'repayable':
    case 'due':
    case 'closed':
    case 'unrecognised':
      return (
        <MoneyPanel
          tone={isPaid ? 'paid' : 'neutral'}
          className={isPaid ? '' : 'order-status--sunless'}
          hasSun={isClosed}
        >
          {statusWords}
          {/* Its room is kept: that the loan is paid may be known later. */}
          {isClosed && (
            <div className="order-status__foot">
              {isPaid ? (
                <AppOnly>{() => <PanelChip>{details('paidInFull')}</PanelChip>}</AppOnly>
              ) : (
                <PanelLine>{null}</PanelLine>
              )}
            </div>
          )}
        </MoneyPanel>
      );
  }
}

interface StatusWordsProps extends OrderStatusSummaryProps {
  readonly title: string;
  readonly icon: Icon;
}

/** The server's words with the icon of its status; after an application, below ours. */
function StatusWords(props: StatusWordsProps): ReactElement {
  const { order, title, icon: StatusIcon, application, toGet } = props;
  const isOriginal = useLocale().locale === 'original';
  return (
    <>
      <PanelHeading isLarge icon={application ? undefined : StatusIcon}>
        {application?.title ?? title}
      </PanelHeading>
      {isWithdrawable(order) && !isOriginal && (
        <div className="order-status__sum">{toGet ? <Amount value={toGet} /> : order.withdrawMessage}</div>
      )}
      {application && (
        <AppOnly>
          {() => (
            <div className="order-status__application">
              <UnbrokenText>{application.text}</UnbrokenText>
              <h3>
                <StatusIcon /> {title}
              </h3>
            </div>
          )}
        </AppOnly>
      )}
      <PanelNote>
        <UnbrokenText>{order.statusDescription}</UnbrokenText>
      </PanelNote>
    </>
  );
}

/** A reminder before the due date; on it and after it, the page that says what to do. */
function DueAction(props: Pick<OrderStatusSummaryProps, 'ids' | 'events'> & { readonly known: DueNow | null }) {
  const { known, ids, events } = props;
  const receipt = useMessages(receiptMessages);
  const help = useMessages(orderHelpMessages);
  return known !== null && known.days !== null && known.days <= 0 ? (
    <ButtonLink plain size="small" href={href(screens.help, { orderId: ids.orderId, topic: 'late' })}>
      {help('late')}
    </ButtonLink>
  ) : (
    <Button plain size="small" onClick={events.remind}>
      {receipt('remind')}
    </Button>
  );
}

/** Whether days are counted beside the server's words: not for status 180 before the date is past, as those may say that the loan is late. */
const isCounted = (status: OrderStatus, { days }: DueNow): boolean =>
  status.kind !== 'due' || status.code !== 180 || (days !== null && days < 0);

/** Spec §2 names five; every other status has that of 200. An icon marks the code; none says good or bad: 21 was applied for. */
const icons: Readonly<Record<KnownStatus['code'], Icon>> = {
  21: FormIcon,
  110: InfoIcon,
  151: ClockIcon,
  170: DocumentIcon,
  174: CalendarIcon,
  180: WalletIcon,
  200: DocumentIcon,
};

const iconOf = (status: OrderStatus): Icon => (status.kind === 'unrecognised' ? DocumentIcon : icons[status.code]);
