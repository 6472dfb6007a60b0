import { ActionBar, type BarLink } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import { useCustomerServiceLink } from '#shared/order-help/use-customer-service-link.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import type { Settlement } from '#shared/payment/settlement.ts';

export interface SettledBarProps {
  readonly settlement: Settlement;
  /** Leads to the order. */
  readonly back: BarLink;
  readonly ids: OrderIds;
}

/** Where nothing can be paid: back to the order, and to customer service where only that can say why. */
export function SettledBar({ settlement, back, ids }: SettledBarProps): ReactElement {
  const ask = useCustomerServiceLink(ids.orderId);
  return settlement.kind === 'notPayable' ? <ActionBar primary={ask} secondary={back} /> : <ActionBar primary={back} />;
}
