import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { Button } from '@peace/vant-react-compat/button';
import { useId, type ReactElement, type ReactNode } from 'react';

export interface OrderCardProps {
  readonly order: ComplaintOrder;
  readonly payment: ReactNode;
  readonly onOpen: () => void;
  readonly onComplain: () => void;
}

/** One order: whose, how it stands, and what can be done with it. */
export function OrderCard({ order, payment, onOpen, onComplain }: OrderCardProps): ReactElement {
  const t = useMessages(ordersMessages);
  const nameId = useId();
  return (
    <article aria-labelledby={nameId}>
      <Card>
        <div id={nameId}>
          <ProductHeader logo={order.productLogo} name={order.productName} note={order.status} />
        </div>
        <DetailRows rows={[...order.rows, { label: t('orderNumber'), value: order.orderNo }]} />
        {payment}
        <div className="order-card__actions">
          <Button size="small" aria-describedby={nameId} onClick={onComplain}>
            {t('complain')}
          </Button>
          <Button size="small" type="primary" plain aria-describedby={nameId} onClick={onOpen}>
            {t('open')}
          </Button>
        </div>
      </Card>
    </article>
  );
}
