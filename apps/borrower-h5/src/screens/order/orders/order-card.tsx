import { ordersMessages } from '@peace/i18n/messages/orders';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { StatusChip } from '@peace/ui-kit/status-chip';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement, type ReactNode } from 'react';
import { DueFailure } from '#features/due/due-failure.tsx';
import { dueNow } from '#features/due/due.model.ts';
import { PayWords } from '#features/due/pay-words.tsx';
import { useDueText } from '#features/due/use-due-text.ts';
import { useOrderStatusText } from '#features/due/use-order-status-text.ts';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import type { ListedOrder } from './orders.model.ts';
import './orders.css';

export interface OrderCardProps {
  readonly listed: ListedOrder;
  /** One line: its rows are seen when it is opened. */
  readonly isFinished?: boolean;
  readonly now: number | null;
  /** What is shown could not be read again: the button names no amount. */
  readonly isOld: boolean;
  readonly isOpeningPayment: boolean;
  readonly payment: ReactNode;
  readonly onPay: () => void;
  readonly onRetry: () => void;
}

/** One order: whose, how it stands, what is due. The whole card leads to it; its own buttons lie above. */
export function OrderCard({
  listed,
  isFinished = false,
  now,
  isOld,
  isOpeningPayment,
  payment,
  onPay,
  onRetry,
}: OrderCardProps): ReactElement {
  const { order, canPay } = listed;
  const t = useMessages(ordersMessages);
  const status = useOrderStatusText()(order);
  const { locale } = useLocale();
  const nameId = useId();
  return (
    <article className="order-card" aria-labelledby={nameId}>
      <Card>
        <Link
          className="order-card__open"
          href={href(screens.orderDetails, { orderId: order.orderNo })}
          aria-label={t('open')}
          aria-describedby={nameId}
        />
        <div className="order-card__head">
          <div id={nameId} className="order-card__product">
            <ProductHeader
              logo={order.productLogo}
              name={order.productName}
              note={t('numbered', { number: order.orderNo })}
            />
          </div>
          <span className="order-card__status">
            {(!listed.due || listed.due.kind === 'failed') && (
              <StatusChip tone="neutral" isPlain>
                {status}
              </StatusChip>
            )}
            <ArrowIcon />
          </span>
        </div>
        {listed.due && <DueSums listed={listed} now={now} onRetry={onRetry} />}
        {!listed.due && !isFinished && <DetailRows rows={rowsWithDates(order.rows, locale)} />}
        {/* Words that are no status of ours do not say whether it can be paid. */}
        {!order.status && <p className="order-card__see">{t('openToSee')}</p>}
        {payment}
        {canPay && (
          <ButtonLink
            type="primary"
            block
            className="order-card__pay"
            href={href(screens.repay, { orderId: order.orderNo })}
            aria-describedby={nameId}
            loading={isOpeningPayment}
            loadingText={isOpeningPayment ? t('opening') : undefined}
            // The app reads first whether the order is repaid elsewhere.
            onFollow={onPay}
          >
            <PayWords known={dueNow(order.status, listed.due, now)} isUnread={isOld || listed.due?.kind === 'failed'} />
          </ButtonLink>
        )}
      </Card>
    </article>
  );
}

type DueProps = Pick<OrderCardProps, 'listed' | 'now' | 'onRetry'>;

function DueChip({ listed: { order, due }, now }: Omit<DueProps, 'onRetry'>): ReactElement {
  const words = useDueText();
  const known = dueNow(order.status, due, now);
  const left = known && words.left(known);
  return known && left !== null ? (
    <StatusChip tone={known.tone}>{left}</StatusChip>
  ) : (
    <span className="order-card__reserved" aria-hidden="true">
      <StatusChip tone="calm">{words.reserved(now).left}</StatusChip>
    </span>
  );
}

/** How much is due, by when, and how long there is. Where that could not be read, this is said in its place. */
function DueSums({ listed, now, onRetry }: DueProps): ReactElement {
  const { order, due } = listed;
  const words = useDueText();
  const known = dueNow(order.status, due, now);
  const sums = (
    <Amount
      label={
        <span className="order-card__due">
          {words.t('amountDue')}
          <DueChip listed={listed} now={now} />
        </span>
      }
      value={known?.amount ?? null}
      note={known ? words.date(known) : words.reserved(now).date}
    />
  );
  if (known) return sums;
  return (
    <div className={due?.kind === 'failed' ? 'order-card__instead' : 'order-card__loading'}>
      <div aria-hidden="true">{sums}</div>
      {due?.kind === 'failed' && <DueFailure onRetry={onRetry} />}
    </div>
  );
}
