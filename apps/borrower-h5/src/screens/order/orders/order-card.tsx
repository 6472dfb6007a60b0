import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import type { Locale } from '@peace/i18n';
import { shortDayText } from '@peace/i18n/dates';
import { commonMessages } from '@peace/i18n/messages/common';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, formatMoney } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { OneLine } from '@peace/ui-kit/one-line';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement, type ReactNode } from 'react';
import { dueNow, type DueNow } from '#features/due/due.model.ts';
import { PayWords } from '#features/due/pay-words.tsx';
import { useDueText } from '#features/due/use-due-text.ts';
import { useOrderStatusText } from '#features/due/use-order-status-text.ts';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import type { ListedOrder } from './orders.model.ts';
import './orders.css';

export interface OrderCardProps {
  readonly listed: ListedOrder;
  /** The panel above says that no amount could be read. */
  readonly isUnread: boolean;
  readonly now: number | null;
  /** The last read failed: the button names no amount. */
  readonly isOld: boolean;
  readonly isOpeningPayment: boolean;
  readonly payment: ReactNode;
  readonly onPay: () => void;
  readonly onRetry: () => void;
}

/** An order that can be paid, or whose status does not say so. The whole card leads to it; its own buttons lie above. */
export function OrderCard(props: OrderCardProps): ReactElement {
  const { listed, now, isOld, isOpeningPayment, payment, onPay } = props;
  const { order, canPay, due } = listed;
  const t = useMessages(ordersMessages);
  const known = dueNow(order.status, due, now);
  const { locale } = useLocale();
  const nameId = useId();
  return (
    <article className="order-card" aria-labelledby={nameId}>
      <Card>
        <OpenOrder order={order} nameId={nameId} />
        <CardHead {...props} nameId={nameId} known={known} />
        {!canPay && <DetailRows rows={rowsWithDates(order.rows, locale)} />}
        {!order.status && (
          <p className="order-card__see">
            <span>{t('open')}</span>
            <ArrowIcon />
          </p>
        )}
        {payment}
        {canPay && (
          <ButtonLink
            type="primary"
            plain={!known || known.tone === 'calm'}
            block
            className="order-card__pay"
            href={href(screens.repay, { orderId: order.orderNo })}
            aria-describedby={nameId}
            loading={isOpeningPayment}
            loadingText={isOpeningPayment ? t('opening') : undefined}
            // The app reads first whether the order is repaid elsewhere.
            onFollow={onPay}
          >
            <PayWords known={known} isUnread={isOld || due?.kind === 'failed'} />
          </ButtonLink>
        )}
      </Card>
    </article>
  );
}

/** The link that lies over a card or a row. */
function OpenOrder(props: { readonly order: ComplaintOrder; readonly nameId: string }): ReactElement {
  const t = useMessages(ordersMessages);
  return (
    <Link
      className="order-card__open"
      href={href(screens.orderDetails, { orderId: props.order.orderNo })}
      aria-label={t('open')}
      aria-describedby={props.nameId}
    />
  );
}

interface OrderHeadProps {
  readonly order: ComplaintOrder;
  readonly nameId: string;
  /** Below the name; default the order's number. */
  readonly note?: ReactNode;
  /** At the end of the line; default the status. */
  readonly end?: ReactNode;
}

/** The lender, and the status at the end of the line. */
function OrderHead({ order, nameId, note, end }: OrderHeadProps): ReactElement {
  const t = useMessages(ordersMessages);
  const status = useOrderStatusText()(order);
  return (
    <div className="order-card__head">
      <div id={nameId} className="order-card__product">
        <ProductHeader
          logo={order.productLogo}
          name={order.productName}
          note={note ?? t('numbered', { number: order.orderNo })}
        />
      </div>
      {end === undefined ? <span className="order-chip">{status}</span> : end}
    </div>
  );
}

type CardHeadProps = OrderCardProps & { readonly nameId: string; readonly known: DueNow | null };

/** The head of an order that can be paid: when it is due, how much, and how long there is. What is not known yet has its place. */
function CardHead({ listed: { order, due }, isUnread, now, onRetry, nameId, known }: CardHeadProps): ReactElement {
  const common = useMessages(commonMessages);
  const words = useDueText();
  if (!due || isUnread) return <OrderHead order={order} nameId={nameId} end={due ? null : undefined} />;
  if (due.kind === 'failed') {
    const retry = (
      <Button plain size="small" className="order-card__retry" data-replay onClick={onRetry}>
        {common('retry')}
      </Button>
    );
    return <OrderHead order={order} nameId={nameId} note={words.t('unread')} end={retry} />;
  }
  // In a row: 'Due Nov 27'.
  const shortDay = (day: string, locale: Locale) => shortDayText(day, locale, now === null ? null : formatDate(now));
  const { date, left } = words.reserved(now, shortDay);
  const sum = (
    <div className="order-card__sum">
      <span className="order-card__amount">
        {known ? <OneLine>{formatMoney(known.amount)}</OneLine> : <Reserved>00,000.00</Reserved>}
      </span>
      {known ? (
        <span className={`order-card__left order-card__left--${known.tone}`}>{words.left(known)}</span>
      ) : (
        <Reserved>{left}</Reserved>
      )}
    </div>
  );
  const note = known ? <UnbrokenText>{words.date(known, shortDay)}</UnbrokenText> : <Reserved>{date}</Reserved>;
  return <OrderHead order={order} nameId={nameId} note={note} end={sum} />;
}

/** A bar in the place of what is still read. */
const Reserved = ({ children }: { readonly children: string }) => (
  <span className="order-card__reserved" aria-hidden="true">
    {children}
  </span>
);

export type OrderRowProps = Pick<OrderHeadProps, 'order'> & Pick<OrderCardProps, 'payment'>;

/** An order with nothing to pay, in one line that leads to it. */
export function OrderRow({ order, payment }: OrderRowProps): ReactElement {
  const nameId = useId();
  return (
    <article className="order-row" aria-labelledby={nameId}>
      <OpenOrder order={order} nameId={nameId} />
      <OrderHead order={order} nameId={nameId} />
      {payment}
    </article>
  );
}
