import { ActionBar, type BarLink } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import { useCustomerServiceLink } from '#features/order-help/use-customer-service-link.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import type { NotPayableReason } from './not-payable-reason.ts';

export interface NotPayableBarProps {
  readonly notPayableReason: NotPayableReason;
  readonly back: BarLink;
  readonly ids: OrderIds;
}

/** Where nothing can be paid: back to the order, and to customer service where only that can say why. */
export function NotPayableBar({ notPayableReason, back, ids }: NotPayableBarProps): ReactElement {
  const ask = useCustomerServiceLink(ids.orderId);
  return notPayableReason.kind === 'notPayable' ? (
    <ActionBar primary={ask} secondary={back} />
  ) : (
    <ActionBar primary={back} />
  );
}
