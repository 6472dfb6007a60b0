import type { OrderSummary } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import { Section } from '#shared/controls.tsx';
import { borrowersOrders } from './scenario-orders.ts';
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
  const borrowers = borrowersOrders(orders);
  const others = orders.filter((order) => !borrowers.includes(order));
  return (
    <Section title="Orders behind the page">
      {borrowers.length === 0 ? (
        <p className="dp-empty">The borrower of this scenario has no order.</p>
      ) : (
        <>
          <p className="dp-hint">Change a status, then bring the page to the front.</p>
          <OrderList orders={borrowers} onStatus={onStatus} />
        </>
      )}
      {others.length === 0 ? null : (
        <details className="dp-spaced">
          <summary className="dp-summary">{others.length} orders of other scenarios, which a link can open</summary>
          <OrderList orders={others} onStatus={onStatus} />
        </details>
      )}
    </Section>
  );
}

function OrderList({ orders, onStatus }: OrderStatusesProps): ReactElement {
  return (
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
  );
}
