import type { ReactElement } from 'react';
import { Section } from '#shared/controls.tsx';
import type { OrderSummary } from '@peace/sandbox/client';
import '#shared/controls.css';
import './sandbox.css';

const knownStatuses = [21, 110, 151, 170, 174, 180, 200];

/** The sandbox's orders. */
export interface OrderStatusesProps {
  readonly orders: readonly OrderSummary[];
  readonly onStatus: (orderId: string, status: number) => void;
}

/** Moves an order on behind the page's back; `resume` then makes the page read it again. */
export function OrderStatuses({ orders, onStatus }: OrderStatusesProps): ReactElement {
  return (
    <Section title="Orders behind the page">
      <details>
        <summary className="dp-summary">
          {orders.length} orders: change a status, then bring the page to the front
        </summary>
        <ul className="dp-list dp-orders">
          {orders.map(({ orderId, status, product }) => (
            <li key={orderId} className="dp-order">
              <span className="dp-mono">{orderId}</span>
              <span className="dp-order-name">{product.name}</span>
              <select
                className="dp-control"
                aria-label={`Status of order ${orderId}`}
                value={status}
                onChange={(event) => onStatus(orderId, Number(event.target.value))}
              >
                {[...new Set([...knownStatuses, status])].map((known) => (
                  <option key={known} value={known}>
                    {known}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
