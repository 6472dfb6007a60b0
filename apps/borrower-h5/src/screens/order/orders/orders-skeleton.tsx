import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import type { ReactElement } from 'react';
import './orders-screen.css';

/** Three orders to come. */
export function OrdersSkeleton(): ReactElement {
  return (
    <div className="orders">
      {[0, 1, 2].map((order) => (
        <ProductRowsSkeleton key={order} rows={4} />
      ))}
    </div>
  );
}
