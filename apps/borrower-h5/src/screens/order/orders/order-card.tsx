import { ordersMessages } from '@peace/i18n/messages/orders';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { StatusChip } from '@peace/ui-kit/status-chip';
import { Button } from '@peace/vant-react-compat/button';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useDueWords } from '#shared/due/use-due-words.ts';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import type { ListedOrder } from './orders.model.ts';
import './orders-screen.css';

export interface OrderCardProps {
  readonly listed: ListedOrder;
  /** Its repayment page is being looked up. */
  readonly isOpeningPayment: boolean;
  /** What is known of a payment that was begun. */
  readonly payment: ReactNode;
  readonly onOpen: () => void;
  readonly onPay: () => void;
  readonly onComplain: () => void;
}

/** One order: whose, how it stands, what is due. The whole card leads to it; its own buttons lie above. */
export function OrderCard({
  listed,
  isOpeningPayment,
  payment,
  onOpen,
  onPay,
  onComplain,
}: OrderCardProps): ReactElement {
  const { order, tone, due, canPay } = listed;
  const t = useMessages(ordersMessages);
  const words = useDueWords();
  const { locale } = useLocale();
  const nameId = useId();
  return (
    <article className="order-card" aria-labelledby={nameId}>
      <Card>
        <button
          type="button"
          className="order-card__open"
          aria-label={t('open')}
          aria-describedby={nameId}
          data-replay
          onClick={onOpen}
        />
        <div className="order-card__head">
          <div id={nameId} className="order-card__product">
            <ProductHeader logo={order.productLogo} name={order.productName} note={due && order.status} />
          </div>
          <span className="order-card__standing">
            {(due || order.status) && <StatusChip tone={tone}>{due ? words.left(due) : order.status}</StatusChip>}
            <ArrowIcon />
          </span>
        </div>
        {due && <Amount label={words.t('amountDue')} value={due.amount} note={words.date(due)} />}
        <DetailRows
          rows={[...(due ? [] : rowsWithDates(order.rows, locale)), { label: t('orderNumber'), value: order.orderNo }]}
        />
        {payment}
        <div className="order-card__actions">
          {canPay && (
            <Button
              type="primary"
              aria-describedby={nameId}
              loading={isOpeningPayment}
              loadingText={isOpeningPayment ? t('opening') : undefined}
              data-replay
              onClick={onPay}
            >
              {words.t('pay')}
            </Button>
          )}
          <button
            type="button"
            className="order-card__quiet"
            aria-describedby={nameId}
            data-replay
            onClick={onComplain}
          >
            {t('complain')}
          </button>
        </div>
      </Card>
    </article>
  );
}
