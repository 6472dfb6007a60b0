import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { useMessages } from '@peace/i18n/react';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useOrderStatusText } from '#features/due/use-order-status-text.ts';
import { OpenOrder } from './order-card.tsx';
import './orders.css';

export interface OrderRowProps {
  readonly order: ComplaintOrder;
  readonly payment: ReactNode;
}

/** An order with nothing to pay, in one line that leads to it. */
export function OrderRow({ order, payment }: OrderRowProps): ReactElement {
  const t = useMessages(ordersMessages);
  const status = useOrderStatusText()(order);
  const nameId = useId();
  return (
    <article className="order-row" aria-labelledby={nameId}>
      <OpenOrder order={order} nameId={nameId} />
      <div className="order-card__head">
        <div id={nameId} className="order-card__product">
          <ProductHeader
            logo={order.productLogo}
            name={order.productName}
            note={t('numbered', { number: order.orderNo })}
          />
        </div>
        <span className="order-chip">{status}</span>
      </div>
      {payment}
    </article>
  );
}
